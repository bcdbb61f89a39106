/** What a form sent. A body that is no form, or breaks off, is the sender's mistake and not ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 422 });
  }
}

/** A field of sent JSON may be anything, even an object that fails when it is asked for its text. */
export function numberIn(field: unknown): number {
  return typeof field === "number" ? field : Number.NaN;
}

export function textIn(field: unknown): string {
  return typeof field === "string" ? field : "";
}
