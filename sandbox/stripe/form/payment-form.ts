import type { Stripe } from "stripe";
import { html, type Markup } from "../../html.ts";
import { money } from "../../provider/format.ts";
import type { SessionEntry } from "../state/books.ts";
import { cardFields } from "./card-fields.ts";
import { contactFields } from "./contact-fields.ts";

const METHODS = { card: "Cartão", pix: "Pix" };

type Method = keyof typeof METHODS;

/** All fields, and the 3-D Secure challenge that may follow. */
export function paymentForm({ session, clientSecret }: SessionEntry): Markup {
  const methods = methodsOf(session);
  const [first = "card"] = methods;
  const total = money(session.amount_total ?? 0, session.currency ?? "brl");
  const labels = { card: `Pagar ${total}`, pix: "Simular pagamento" };
  return html`
    <form id="payment" novalidate data-client-secret="${clientSecret}" data-method="${first}">
      <h2>Dados de contato</h2>
      ${contactFields(session)}
      <h2>Pagamento</h2>
      ${methods.length > 1 && tabs(methods)}
      ${methods.map((method) => panel(method, session, method === first))}
      <p id="trouble" class="trouble" role="alert" hidden></p>
      <button type="submit" class="main" data-testid="hosted-payment-submit-button"
        data-card="${labels.card}" data-pix="${labels.pix}">${labels[first]}</button>
    </form>
    ${challenge(total)}`;
}

function methodsOf({ payment_method_types }: Stripe.Checkout.Session): Method[] {
  return (["card", "pix"] as const).filter((method) => payment_method_types.includes(method));
}

function tabs(methods: Method[]): Markup {
  return html`<div class="tabs" role="tablist" aria-label="Forma de pagamento">
    ${methods.map(
      (method, index) => html`<button type="button" role="tab" id="${method}-tab"
        data-testid="${method}-tab-button" data-method="${method}" aria-controls="${method}-panel"
        aria-selected="${String(index === 0)}" tabindex="${index === 0 ? 0 : -1}">${METHODS[method]}</button>`,
    )}
  </div>`;
}

function panel(method: Method, session: Stripe.Checkout.Session, shown: boolean): Markup {
  const body = method === "card" ? cardFields(session) : pixText();
  return html`<div id="${method}-panel" ${!shown && html`hidden`}>${body}</div>`;
}

function pixText(): Markup {
  return html`<p class="aside">
    No Pix de verdade você recebe um código e paga no aplicativo do banco. Aqui o pagamento fica
    pendente até ser concluído no painel de testes.
  </p>`;
}

function challenge(total: string): Markup {
  return html`<section id="challenge" class="challenge" aria-labelledby="challenge-title" hidden>
    <h2 id="challenge-title" tabindex="-1">Seu banco pede confirmação</h2>
    <p>Compra de ${total}. Esta tela faz o papel do aplicativo do seu banco.</p>
    <button type="button" class="main" data-authorized="true">Autorizar</button>
    <button type="button" class="quiet" data-authorized="false">Recusar</button>
  </section>`;
}
