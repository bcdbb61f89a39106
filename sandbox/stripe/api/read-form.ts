export type Form = { [key: string]: string | Form };

/**
 * Parses `a[b][0][c]=v` into nested objects. Lists stay objects with numeric keys: only a schema
 * knows whether `metadata[0]` is a key or an index.
 */
export function readForm(encoded: string): Form {
  const root = emptyForm();
  for (const [key, value] of new URLSearchParams(encoded)) place(root, pathOf(key), value);
  return root;
}

function pathOf(key: string): string[] {
  return key.replaceAll("]", "").split("[");
}

function place(form: Form, [key = "", ...rest]: string[], value: string) {
  const name = key === "" ? String(Object.keys(form).length) : key;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const branch = form[name];
  const next = typeof branch === "object" ? branch : emptyForm();
  form[name] = next;
  place(next, rest, value);
}

/** Without a prototype: `__proto__` is just an unknown parameter. */
function emptyForm(): Form {
  return Object.create(null) as Form;
}
