import { checks } from "./checks.js";

/** Validates the visible fields, marks invalid ones and focuses the first. */
export function checkFields(form) {
  const wrong = [...form.querySelectorAll("[data-check]")].filter((input) => {
    if (input.closest("[hidden]")) return false;
    const sentence = complaint(input);
    showError(input, sentence);
    return sentence !== null;
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** An invalid field is validated again on blur. */
export function watchFields(form) {
  for (const input of form.querySelectorAll("[data-check]"))
    input.addEventListener("change", () => showError(input, complaint(input)));
}

export function showError(input, sentence) {
  const place = document.getElementById(`${input.name}-error`);
  place.textContent = sentence ?? "";
  place.hidden = sentence === null;
  if (sentence === null) input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
}

function complaint(input) {
  if ("optional" in input.dataset && input.value.trim() === "") return null;
  return checks[input.dataset.check](input.value);
}
