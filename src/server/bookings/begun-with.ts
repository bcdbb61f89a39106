type Begun = { readonly pix_key: string | null; readonly payee: string | null };

/** Key and payee of a Pix as they were when it was begun, whatever the house has changed since. */
export function begunWith({ pix_key: key, payee }: Begun) {
  return key === null || payee === null ? null : { key, payee };
}
