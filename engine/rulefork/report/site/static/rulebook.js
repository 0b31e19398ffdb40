// --- Toggles and rulesets, as the page of rules and that for house rules need them -------------------------------------

const byId = new Map(RULEBOOK.toggles.map((toggle, at) => [toggle.id, { ...toggle, at, by: new Map(toggle.values.map((v) => [v.id, v])) }]));
const toggles = [...byId.values()];

function rulesetOf(base, changes) {
  return { family: base.family, value: (toggle) => changes.get(toggle.id) ?? base.values[toggle.at] };
}

function played(ruleset, toggle) {
  return toggle.by.get(ruleset.value(toggle)).plays;
}

// Reads "hig+dragon-moves=after-scoring": the ruleset that is named, and the values that differ from it.
function parsed(text) {
  const names = RULEBOOK.rulesets.flatMap((each) => [[each.id, each], [each.short, each]]).sort(([one], [other]) => other.length - one.length);
  const [name, base] = names.find(([id]) => text === id || text.startsWith(`${id}+`)) ?? ["", undefined];
  const given = text.slice(name.length).split(/[,+]/).map((part) => part.split("="));
  return { base, changes: new Map(base ? given.filter(([id, value]) => byId.get(id)?.by.has(value)) : []) };
}

function address() {
  return decodeURIComponent(location.hash.slice(1));
}
