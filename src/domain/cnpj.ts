const SHAPE = /^[0-9A-Z]{12}\d\d$/;
const ZERO = "0".charCodeAt(0);

/**
 * A company number, '12.ABC.345/01DE-35'; null if its check digits are wrong. Since July 2026 the
 * first twelve characters may be letters, valued by their ASCII code.
 */
export function parseCnpj(text: string): string | null {
  const plain = text.toUpperCase().replace(/[.\-/\s]/g, "");
  if (!SHAPE.test(plain) || new Set(plain).size === 1) return null;
  const first = checkDigit(plain.slice(0, 12));
  const second = checkDigit(plain.slice(0, 12) + first);
  if (plain.slice(12) !== `${first}${second}`) return null;
  return plain.replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5");
}

/** Modulo 11, with weights from 2 to 9 repeating from the right. */
function checkDigit(places: string): number {
  const sum = [...places]
    .reverse()
    .reduce((so, place, index) => so + (place.charCodeAt(0) - ZERO) * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
