/** Card or Pix, if the session offers both. Arrow keys switch between them. */
export function startTabs(form) {
  const tabs = [...form.querySelectorAll("[role=tab]")];
  for (const tab of tabs) {
    tab.addEventListener("click", () => choose(form, tabs, tab));
    tab.addEventListener("keydown", ({ key }) => {
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      const other = tabs[(tabs.indexOf(tab) + 1) % tabs.length];
      choose(form, tabs, other);
      other.focus();
    });
  }
}

function choose(form, tabs, chosen) {
  for (const tab of tabs) {
    const selected = tab === chosen;
    tab.ariaSelected = String(selected);
    tab.tabIndex = selected ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !selected;
  }
  form.dataset.method = chosen.dataset.method;
  const submit = form.querySelector("[type=submit]");
  submit.textContent = submit.dataset[chosen.dataset.method];
}
