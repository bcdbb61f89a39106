const SHAPE = /^[0-9A-Z]{12}\d\d$/;
const ZERO = "0".charCodeAt(0);

/**
 * A company's number as it is written, '12.ABC.345/01DE-35'; null if its check digits are wrong.
 * Since July 2026 the first twelve places may hold letters, which count by their place in ASCII.
 */
export function parseCnpj(text: string): string | null {
  const plain = text.toUpperCase().replace(/[.\-/\s]/g, "");
  if (!SHAPE.test(plain) || new Set(plain).size === 1) return null;
  const first = checkDigit(plain.slice(0, 12));
  const second = checkDigit(plain.slice(0, 12) + first);
  if (plain.slice(12) !== `${first}${second}`) return null;
  return plain.replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5");
}

/** Weights run from 2 to 9 and again, from the right; the rest of eleven decides. */
function checkDigit(places: string): number {
  const sum = [...places]
    .reverse()
    .reduce((so, place, index) => so + (place.charCodeAt(0) - ZERO) * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
