/** Caches what was found about an element: the page does not change while it is judged. */
export function remember<R>(find: (element: Element) => R): (element: Element) => R {
  const found = new WeakMap<Element, { readonly answer: R }>();
  return (element) => {
    const known = found.get(element) ?? { answer: find(element) };
    found.set(element, known);
    return known.answer;
  };
}
