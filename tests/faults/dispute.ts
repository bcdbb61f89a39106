import type { TestApp } from "../support/app-on.ts";

/** Her bank takes the payment of a session back. The dispute's name; null if there is nothing to take. */
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
