/** The page stands still while it is judged, so what is asked about an element is found once. */
export function remember<R>(find: (element: Element) => R): (element: Element) => R {
  const found = new WeakMap<Element, { readonly answer: R }>();
  return (element) => {
    const known = found.get(element) ?? { answer: find(element) };
    found.set(element, known);
    return known.answer;
  };
}
