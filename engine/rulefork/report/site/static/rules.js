// The page of rules: one ruleset's answers, or all side by side. The ruleset stands in the address, house rules too.
"use strict";

const form = document.getElementById("choice");
const whose = document.getElementById("whose");
const together = whose.textContent;

function show(text) {
  const { base, changes } = parsed(text);
  form.elements.base.value = text;
  if (form.elements.base.selectedIndex < 0) form.elements.base.value = base && !changes.size ? base.id : "";
  document.getElementById("change").href = `house.html#${encodeURIComponent(text)}`;
  document.body.classList.toggle("chosen", Boolean(base));
  whose.textContent = base ? `${base.name}${changes.size ? `, with ${[...changes].map((each) => each.join(": ")).join(", ")}` : ""}` : together;
  for (const clause of document.querySelectorAll(".clauses li")) {
    const families = clause.dataset.families.split(" ");
    const holders = clause.dataset.holders?.split("|");
    clause.hidden = Boolean(base) && !(families.includes(base.family) && (!holders || holders.includes(base.id)));
  }
  const ruleset = base && rulesetOf(base, changes);
  for (const answer of document.querySelectorAll(".answer")) {
    answer.hidden = Boolean(base) && played(ruleset, byId.get(answer.dataset.toggle)) !== answer.dataset.value;
  }
}

form.hidden = false;
form.elements.base.addEventListener("change", () => { location.hash = encodeURIComponent(form.elements.base.value); });
form.elements.print.addEventListener("click", () => print());
addEventListener("hashchange", () => { if (!document.getElementById(address())) show(address()); });
show(address());
