import type { TestApp } from "../support/app-on.ts";

/** The guest's bank reclaims a payment. Returns the dispute's id; null if nothing can be taken. */
export async function disputeThere(
  { payments }: Pick<TestApp, "payments">,
  checkoutId: string,
): Promise<string | null> {
  const answer = await fetch(`${payments.url}/__control/sessions/${checkoutId}/dispute`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) return null;
  const { id } = (await answer.json()) as { id: string };
  return id;
}
