/** Puts words where the cursor is, or in place of what is selected, and goes on from there. */
export function insertAtCursor(fieldId: string, words: string): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { selectionStart: start, selectionEnd: end, value } = field;
  const isGlued = /[\p{L}\p{N}.,;:!?}]$/u.test(value.slice(0, start));
  const inserted = isGlued ? ` ${words}` : words;
  field.focus();
  // Deprecated, but the only way that the browser's 'undo' knows of.
  if (document.execCommand("insertText", false, inserted)) return;
  field.setRangeText(inserted, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
