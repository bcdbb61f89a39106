const LONGEST = 254;

/** The rule of a browser's e-mail field (HTML standard), so that browser and server agree. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Normalised for comparison: trimmed, in lower case. Null if it is no address. */
export function readEmailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  return address.length <= LONGEST && ADDRESS.test(address) ? address : null;
}
