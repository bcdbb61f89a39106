import { digits } from "./checks.js";

/** The usual lengths, in digits. */
const NUMBER = 16;
const EXPIRY = 4;

/** Formats card number and expiry while typing; a field that is full leads to the next. */
export function formatWhileTyping(form) {
  const { cardNumber, cardExpiry, cardCvc } = form.elements;
  onTyping(
    cardNumber,
    (value) =>
      digits(value)
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, "$1 "),
    { length: NUMBER, next: cardExpiry },
  );
  onTyping(cardExpiry, expiry, { length: EXPIRY, next: cardCvc });
  onTyping(cardCvc, (value) => digits(value).slice(0, 4));
}

function onTyping(input, format, full) {
  input?.addEventListener("input", (event) => {
    // Reformatting after a deletion would undo it.
    if (event.inputType?.startsWith("delete")) return;
    input.value = format(input.value);
    // Only what is typed key by key: a pasted or filled value is left alone.
    const isTyped = event.inputType === "insertText" && document.activeElement === input;
    if (full && isTyped && digits(input.value).length === full.length) full.next?.focus();
  });
}

function expiry(value) {
  const typed = digits(value);
  const padded = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  return padded.length < 2 ? padded : `${padded.slice(0, 2)} / ${padded.slice(2, 4)}`;
}
