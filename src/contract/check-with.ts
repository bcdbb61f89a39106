import type { z } from "zod";

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Checked<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly issues: readonly Issue[] };

/**
 * For untrusted input. zod reads `length` of any value before it checks that it is a text: if that
 * is an object, zod throws instead of refusing.
 */
export function checkWith<S extends z.ZodType>(
  schema: S,
  given: unknown,
  unsaid = "",
): Checked<z.output<S>> {
  try {
    const { success, data, error } = schema.safeParse(given, { error: () => unsaid });
    return success ? { success, data } : { success: false, issues: error.issues };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { success: false, issues: [{ path: [], message: unsaid }] };
  }
}
