// House rules in the browser. Every outcome is in the page already: a tree of questions for each situation (house.py).
"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const form = document.getElementById("house");
const questions = data.questions.map((question) => {
  const [id, says] = question.split(" ");
  return { toggle: byId.get(id), says: Boolean(says) };
});

// --- What a ruleset comes to ---------------------------------------------------------------------------------------

function answer(ruleset, { toggle, says }) {
  if (!toggle) return ruleset.family;
  return says ? ruleset.value(toggle) : played(ruleset, toggle);
}

function outcome(tree, ruleset) {
  while (Array.isArray(tree)) {
    const given = answer(ruleset, questions[tree[0]]);
    let at = 1;
    while (tree[at] !== given) at += 2;
    tree = tree[at + 1];
  }
  return tree;
}

function changedRulings(base, ours) {
  return data.rulings.filter((ruling) => ruling.families.includes(base.family)).flatMap((ruling) => {
    const pairs = ruling.trees.map((tree) => [outcome(tree, base), outcome(tree, ours)]).filter(([was, is]) => was !== is);
    return pairs.length ? [{ ruling, pairs }] : [];
  });
}

function has(ruleset, toggle, value) {
  return value === ruleset.value(toggle) || value === played(ruleset, toggle);
}

function holds(bond, ruleset) {
  return Object.entries(bond.when).every(([id, value]) => has(ruleset, byId.get(id), value));
}

function contradictions(ruleset) {
  return toggles.flatMap((toggle) => [
    ...toggle.excludes.filter((bond) => holds(bond, ruleset) && has(ruleset, toggle, bond.value)),
    ...toggle.requires.filter((bond) => holds(bond, ruleset) && !has(ruleset, toggle, bond.value)),
  ].map((bond) => ({ toggle, bond, value: ruleset.value(toggle) })));
}

function idle(ruleset, changes) {
  return toggles.filter((toggle) => changes.has(toggle.id)).flatMap((toggle) => {
    const bond = toggle.idle.find((each) => (each.value === null || has(ruleset, toggle, each.value)) && holds(each, ruleset));
    const why = toggle.wording || bond?.because;
    return why ? [{ toggle, why }] : [];
  });
}

// --- What is chosen, and how it is written ---------------------------------------------------------------------------

function base() {
  return RULEBOOK.rulesets.find((each) => each.id === form.elements.base.value) ?? RULEBOOK.rulesets[0];
}

function changes() {
  const from = base();
  const chosen = toggles.map((toggle) => [toggle.id, form.querySelector(`input[name="${toggle.id}"]:checked`)?.value]);
  return new Map(chosen.filter(([id, value]) => value !== undefined && value !== from.values[byId.get(id).at]));
}

function notation(from, changed) {
  const told = [...changed].map(([id, value]) => `${id}=${value}`).join(",");
  return told ? `${from.id}+${told}` : from.id;
}

function yaml(from, changed) {
  const lines = [`name: ${JSON.stringify(form.elements.name.value || "Our table")}`, `extends: ${JSON.stringify(from.id)}`];
  if (!changed.size) return [...lines, "rules: {}", ""].join("\n");
  return [...lines, "rules:", ...[...changed].map(([id, value]) => `  ${id}: ${value}`), ""].join("\n");
}

// --- What is shown ---------------------------------------------------------------------------------------------------

function made(tag, text, attributes = {}) {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function field(toggle) {
  const set = made("fieldset", "", { "data-toggle": toggle.id });
  set.append(made("legend", toggle.question));
  for (const value of toggle.values) {
    const label = made("label");
    label.append(made("input", "", { type: "radio", name: toggle.id, value: value.id }), made("span", value.says));
    set.append(label);
  }
  return set;
}

function differing(pairs) {
  const lines = { was: [], is: [] };
  for (const [was, is] of pairs) {
    const [old, now] = [data.outcomes[was], data.outcomes[is]];
    lines.was.push(...old.filter((line, at) => line !== now[at]));
    lines.is.push(...now.filter((line, at) => line !== old[at]));
  }
  return lines;
}

function item({ ruling, pairs }) {
  const entry = made("li", "", { "data-ruling": ruling.id });
  entry.append(made("a", ruling.title, { href: ruling.at }));
  const { was, is } = differing(pairs);
  entry.append(made("p", `was: ${was.join("; ") || "none of this"}`, { class: "was" }), made("p", `now: ${is.join("; ") || "none of this"}`));
  return entry;
}

function show() {
  const from = base();
  const changed = changes();
  const ours = rulesetOf(from, changed);
  const found = changedRulings(rulesetOf(from, new Map()), ours);
  const against = contradictions(ours);
  for (const set of form.querySelectorAll("fieldset[data-toggle]")) {
    set.classList.toggle("changed", changed.has(set.dataset.toggle));
    set.hidden = form.elements.changed.checked && !changed.has(set.dataset.toggle);
  }
  document.getElementById("summary").textContent = changed.size
    ? `${changed.size} answered otherwise than in ${from.name}: ${found.length} rulings change.`
    : `As printed: ${from.name}.`;
  document.getElementById("contradictions").replaceChildren(...against.map(({ toggle, bond, value }) =>
    made("li", `${toggle.id}: ${value} contradicts ${Object.entries(bond.when).map(([id, v]) => `${id}: ${v}`).join(" and ")}; ${bond.because}`)));
  document.getElementById("idle").replaceChildren(...idle(ours, changed).map(({ toggle, why }) => made("li", `${toggle.id} changes nothing: ${why}`)));
  document.getElementById("rulings").replaceChildren(...found.map(item));
  const text = yaml(from, changed);
  const told = notation(from, changed);
  document.getElementById("yaml").textContent = text;
  document.getElementById("notation").textContent = told;
  document.getElementById("save").href = `data:text/yaml;charset=utf-8,${encodeURIComponent(text)}`;
  document.getElementById("link").href = `house.html#${encodeURIComponent(told)}`;
  document.getElementById("rules").href = `rules.html#${encodeURIComponent(told)}`;
  history.replaceState(null, "", `#${encodeURIComponent(told)}`);
}

function choose(text) {
  const { base: named, changes: given } = parsed(text);
  const from = named ?? base();
  form.elements.base.value = from.id;
  for (const toggle of toggles) {
    const value = given.get(toggle.id) ?? from.values[toggle.at];
    form.querySelector(`input[name="${toggle.id}"][value="${value}"]`).checked = true;
  }
  show();
}

form.elements.base.append(...RULEBOOK.rulesets.map((each) => made("option", each.name, { value: each.id })));
document.getElementById("toggles").append(...toggles.map(field));
form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
form.elements.base.addEventListener("change", () => choose(form.elements.base.value));
form.addEventListener("input", (event) => { if (event.target !== form.elements.base) show(); });
form.addEventListener("reset", (event) => { event.preventDefault(); choose(base().id); });
addEventListener("hashchange", () => choose(address()));
choose(location.hash ? address() : RULEBOOK.rulesets.find((each) => each.short === "hig")?.id ?? RULEBOOK.rulesets[0].id);
