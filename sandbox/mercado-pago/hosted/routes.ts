import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isByCard } from "../cards/card-payment.ts";
import { offeredTo, payByCard } from "../cards/pay-by-card.ts";
import { sentenceFor } from "../cards/test-cards.ts";
import { sendPage, withPages } from "../pages.ts";
import { findPayment } from "../payments/find-payment.ts";
import { canBePaid, findPreference } from "../preferences/preference.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PreferenceEntry } from "../state/books.ts";
import { backUrl } from "./back-url.ts";
import { formPage } from "./form-page.ts";
import { endedPage, paidPage, resultPage, unknownPage } from "./notice-page.ts";
import { type CardForm, cardForm, readCardForm } from "./read-card-form.ts";

type Query = { Querystring: { pref_id?: string; payment_id?: string } };

const PAGE = "/checkout/v1/redirect";
const RESULT = "/checkout/v1/result";

/** The page that takes a card, on its own origin. */
export async function hostedRoutes(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }) {
  withPages(server, sandbox);

  server.get<Query>(PAGE, async ({ query }, reply) => {
    const preference = findPreference(sandbox, query.pref_id ?? "");
    if (!preference) return sendPage(reply, 404, unknownPage());
    const paid = approvedOf(sandbox, preference);
    if (paid) return sendPage(reply, 200, paidPage(preference, backUrl(preference, paid)));
    if (!canBePaid(preference, sandbox.now()))
      return sendPage(reply, 200, endedPage(backUrl(preference, null)));
    return sendPage(reply, 200, emptyForm(sandbox, preference, query.payment_id ?? ""));
  });

  /** Accepts a second payment from another tab, as the provider does. */
  server.post<Query>(PAGE, async ({ query, body }, reply) => {
    const preference = findPreference(sandbox, query.pref_id ?? "");
    if (!preference) return sendPage(reply, 404, unknownPage());
    if (!canBePaid(preference, sandbox.now()))
      return sendPage(reply, 409, endedPage(backUrl(preference, null)));
    const form = cardForm.parse(body ?? {});
    const offered = offeredTo(sandbox, preference);
    const reading = readCardForm(form, offered, sandbox.now());
    if ("errors" in reading) {
      const back = backUrl(preference, null);
      const filled = { preference, offered, form, errors: reading.errors, declined: null, back };
      return sendPage(reply, 422, formPage(filled));
    }
    const { id, status } = payByCard(sandbox, preference, reading.attempt);
    const next = status === "rejected" ? PAGE : RESULT;
    return reply.redirect(`${next}?pref_id=${preference.id}&payment_id=${id}`, 303);
  });

  server.get<Query>(RESULT, async ({ query }, reply) => {
    const preference = findPreference(sandbox, query.pref_id ?? "");
    const payment = findPayment(sandbox, query.payment_id ?? "");
    const known = preference && payment && isByCard(payment) ? payment : null;
    if (!preference || known?.means.preferenceId !== preference.id)
      return sendPage(reply, 404, unknownPage());
    return sendPage(reply, 200, resultPage(preference, known, backUrl(preference, known)));
  });
}

/** Names the reason if an attempt has just been declined. */
function emptyForm(sandbox: Sandbox, preference: PreferenceEntry, tried: string): string {
  const payment = findPayment(sandbox, tried);
  const declined = payment && isOf(preference, payment) ? payment : null;
  const form: CardForm = {
    ...cardForm.parse({}),
    email: preference.payerEmail ?? "",
    attempt: randomUUID(),
  };
  return formPage({
    preference,
    offered: offeredTo(sandbox, preference),
    form,
    errors: {},
    declined: declined && `${sentenceFor(declined.statusDetail)} Tente outro cartão.`,
    back: backUrl(preference, declined),
  });
}

function approvedOf({ books }: Sandbox, preference: PreferenceEntry) {
  return books.payments.find((payment) => isOf(preference, payment) && payment.approvedAt !== null);
}

function isOf(preference: PreferenceEntry, payment: Parameters<typeof isByCard>[0]): boolean {
  return isByCard(payment) && payment.means.preferenceId === preference.id;
}
