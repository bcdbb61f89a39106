/** The form's data. A malformed or aborted body is the client's error, not ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 422 });
  }
}

/** A JSON field may be anything, even an object that throws when converted. */
export function numberIn(field: unknown): number {
  return typeof field === "number" ? field : Number.NaN;
}

export function textIn(field: unknown): string {
  return typeof field === "string" ? field : "";
}
