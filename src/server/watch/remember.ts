/** Caches a result, failures included, so that frequent scrapes cost nothing. */
export function rememberFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (!last || performance.now() >= last.until) {
      last = { value: read(), until: performance.now() + milliseconds };
    }
    return last.value;
  };
}
