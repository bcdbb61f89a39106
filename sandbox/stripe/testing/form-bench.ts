import { type Bench, own } from "./bench.ts";

export const payer = {
  email: "helena@exemplo.com",
  name: "Helena Prado",
  phone: "(84) 91111-2222",
  country: "BR",
};

const card = (number: string) => ({ number, expMonth: 12, expYear: 2050 });

/** The embedded form of a new session, filled in without a browser. */
export async function openForm(bench: Bench, changes = {}) {
  const session = await bench.open(changes);
  const clientSecret = String(session.client_secret);
  return {
    id: session.id,
    page: (query = {}) =>
      fetch(
        `${bench.sandbox.url}/__pay/embedded?${new URLSearchParams({ client_secret: clientSecret, ...query })}`,
      ),
    pay: async (number: string) =>
      (await bench.form("/card", { clientSecret, payer, card: card(number) })).body,
    order: async (path: string, body = {}) =>
      (await bench.form(path, { clientSecret, ...body })).body,
    session: () => bench.stripe.checkout.sessions.retrieve(session.id, {}, own),
  };
}
