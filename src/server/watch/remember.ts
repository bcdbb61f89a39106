/** One reading serves everybody who asks within the time, a failed one too: asking costs nothing. */
export function rememberFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (!last || performance.now() >= last.until) {
      last = { value: read(), until: performance.now() + milliseconds };
    }
    return last.value;
  };
}
