import { digits } from "./checks.js";

/** Formats card number and expiry while typing. */
export function formatWhileTyping(form) {
  onTyping(form.elements.cardNumber, (value) =>
    digits(value)
      .slice(0, 19)
      .replace(/(\d{4})(?=\d)/g, "$1 "),
  );
  onTyping(form.elements.cardExpiry, expiry);
  onTyping(form.elements.cardCvc, (value) => digits(value).slice(0, 4));
}

function onTyping(input, format) {
  input?.addEventListener("input", (event) => {
    // Reformatting after a deletion would undo it.
    if (event.inputType?.startsWith("delete")) return;
    input.value = format(input.value);
  });
}

function expiry(value) {
  const typed = digits(value);
  const padded = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  return padded.length < 2 ? padded : `${padded.slice(0, 2)} / ${padded.slice(2, 4)}`;
}
