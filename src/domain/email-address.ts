const LONGEST = 254;

/** The rule of a browser's e-mail field (HTML standard), so that both say the same. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** As it is compared: without spaces around it, in lower case. Null if it is no address. */
export function readEmailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  return address.length <= LONGEST && ADDRESS.test(address) ? address : null;
}
