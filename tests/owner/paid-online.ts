import { type App, expect, stayAhead } from "../support/browser/app.ts";

/** A stay paid on the site, whose nights no other test uses. */
export async function paidOnline(app: App, days: number): Promise<{ id: string; session: string }> {
  const { checkIn, checkOut } = stayAhead(days, 3);
  const post = async (url: string, body: object) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${days % 250}` },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return answer.json() as Promise<{ checkoutId: string }>;
  };
  const { checkoutId } = await post(`${app.siteUrl}/payment/create-checkout-session`, {
    quartoId: "coqueiro",
    startDate: checkIn,
    endDate: checkOut,
    guests: 2,
    children: { upTo12: 0, above12: 0 },
  });
  const guest = { name: "Iara Sales", email: "iara@exemplo.example" };
  await post(`${app.paymentsUrl}/__control/sessions/${checkoutId}/pay`, guest);
  const confirmed = () =>
    app.query<{ id: string }>(
      `select booking.id from booking join payment_session on booking_id = booking.id
       where checkout_id = $1 and booking.state = 'confirmed'`,
      [checkoutId],
    );
  await expect.poll(confirmed).toHaveLength(1);
  return { id: (await confirmed())[0]?.id ?? "", session: checkoutId };
}
