// The filters of the matrix. What is chosen stands in the address, so that a link carries it; the page works without.
"use strict";

const form = document.getElementById("filter");
const found = form.querySelector(".found");
const rows = [...document.querySelectorAll(".matrix tr[data-kind]")].map((row) => ({
  row,
  words: `${row.dataset.words} ${row.dataset.needs} ${row.parentElement.dataset.topic} ${row.cells[0].textContent}`.toLowerCase(),
  needs: row.dataset.needs.split(" ").filter(Boolean),
  cells: [...row.cells].slice(1),
}));
const columns = [...form.querySelectorAll("[name=e]")];

function chosen() {
  const given = new FormData(form);
  const shown = columns.map((box) => box.checked);
  return {
    shown: order(shown),
    all: shown.every(Boolean),
    words: given.get("q").toLowerCase().split(/\s+/).filter(Boolean),
    topic: given.get("topic"),
    needs: given.get("needs"),
    kind: given.get("kind"),
    rests: given.get("rests"),
    parted: given.has("parted"),
  };
}

// The boxes stand by publisher, the columns in the order of the report: a box's value is the id that heads its column.
const heads = [...document.querySelector(".matrix thead tr").cells].slice(1).map((cell) => cell.dataset.id);
function order(shown) {
  const by = new Map(columns.map((box, at) => [box.value, shown[at]]));
  return heads.map((id) => by.get(id) ?? true);
}

function parts(each, shown) {
  const letters = each.cells.map((cell) => cell.textContent.toUpperCase()).filter((text, at) => shown[at] && /[A-Z]/.test(text) && heads[at]);
  return new Set(letters).size > 1;
}

function wanted(each, choice) {
  const { row } = each;
  if (choice.topic && row.parentElement.dataset.topic !== choice.topic) return false;
  if (choice.kind && row.dataset.kind !== choice.kind) return false;
  if (choice.needs === "-" ? each.needs.length : choice.needs && !each.needs.includes(choice.needs)) return false;
  if (choice.rests && ![...row.dataset.rests].some((letter, at) => choice.shown[at] && letter === choice.rests)) return false;
  if (!choice.all && ![...row.dataset.rests].some((letter, at) => choice.shown[at] && letter !== "-")) return false;
  if (choice.parted && !parts(each, choice.shown)) return false;
  return choice.words.every((word) => each.words.includes(word));
}

function filter() {
  const choice = chosen();
  let count = 0;
  for (const each of rows) {
    each.row.hidden = !wanted(each, choice);
    count += !each.row.hidden;
  }
  for (const body of document.querySelectorAll(".matrix tbody")) {
    body.hidden = ![...body.rows].some((row) => row.dataset.kind && !row.hidden);
  }
  for (const table of document.querySelectorAll(".wide")) {
    if (table.querySelector(".matrix")) table.hidden = ![...table.querySelectorAll("tbody")].some((body) => !body.hidden);
  }
  const hide = choice.shown.flatMap((is, at) => (is ? [] : [`.matrix tr:not(.topic) > :nth-child(${at + 2})`]));
  document.getElementById("columns").textContent = hide.length ? `${hide.join(",")}{display:none}` : "";
  found.textContent = `${count} of ${rows.length} rulings`;
  return choice;
}

function remember() {
  const given = new URLSearchParams();
  for (const name of ["q", "topic", "needs", "kind", "rests", "parted"]) {
    const field = form.elements[name];
    const value = field.type === "checkbox" ? (field.checked ? "1" : "") : field.value;
    if (value) given.set(name, value);
  }
  const checked = columns.filter((box) => box.checked);
  if (checked.length < columns.length) given.set("e", checked.map((box) => box.value).join("|"));
  history.replaceState(null, "", given.size ? `#${given}` : location.pathname);
}

function recall() {
  const given = new URLSearchParams(location.hash.slice(1));
  for (const name of ["q", "topic", "needs", "kind", "rests"]) form.elements[name].value = given.get(name) ?? "";
  form.elements.parted.checked = given.has("parted");
  const editions = given.get("e")?.split("|");
  for (const box of columns) box.checked = !editions || editions.includes(box.value);
  filter();
}

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", () => { filter(); remember(); });
form.addEventListener("reset", () => setTimeout(() => { filter(); remember(); }));
for (const [name, value] of [["all", true], ["none", false]]) {
  form.elements[name].addEventListener("click", () => {
    for (const box of columns) box.checked = value;
    filter();
    remember();
  });
}
addEventListener("hashchange", recall);
addEventListener("keydown", (event) => {
  if (event.key === "/" && !/INPUT|SELECT/.test(document.activeElement.tagName)) {
    event.preventDefault();
    form.elements.q.focus();
  }
});
recall();
