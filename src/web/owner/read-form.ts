/** What a form sent. A body that is no form, or breaks off, is the sender's mistake and not ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 422 });
  }
}
