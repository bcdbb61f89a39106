import { Link } from "react-router";
import { propertyUrl } from "../../../contract/page-urls.ts";
import type { GuestTerms } from "../../../domain/guest-terms.ts";
import { formatPixKey } from "../../../domain/pix-key.ts";
import kit from "../ui/kit.module.css";
import { plural } from "../ui/words.ts";
import { DepositFields } from "./deposit-fields.tsx";
import { GuestPageFields } from "./guest-page-fields.tsx";
import { FallenBack, hasChoice, OnlyWay, SecondProvider } from "./only-way.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { paymentSummary, pixTaker } from "./payment-words.ts";
import { PixFields } from "./pix-fields.tsx";
import { PolicyFields } from "./policy-fields.tsx";
import type { SettingPage } from "./setting-page.ts";
import { swapWords } from "./swap-words.ts";

/** Rules and means, each with a form of its own. */
export const cancellation: SettingPage<"cancellation"> = {
  to: "cancelamento",
  name: "Cancelamento",
  icon: "undo-2",
  lead: "Quanto volta para o hóspede que desiste. Vale para as próximas reservas: quem já reservou fica com a regra daquele dia.",
  summary: ({ cancellation }) => {
    const [first] = cancellation.tiers;
    if (!first) return "Sem devolução depois dos dias de arrependimento.";
    const days = plural(first.daysBefore, "dia", "dias");
    return `Devolve ${first.refundPercent}% até ${days} antes da chegada.`;
  },
  explain: () => ({
    daysBefore: { "out-of-range": "De 0 a 365 dias." },
    refundPercent: { "out-of-range": "De 1 a 100." },
  }),
  fields: ({ property }) => <PolicyFields policy={property.cancellation} />,
};

export const deposit: SettingPage<"deposit"> = {
  to: "sinal",
  name: "Sinal e saldo",
  icon: "coins",
  lead: "Vale para reservas novas. As já feitas guardam o plano delas.",
  summary: ({ deposit }) =>
    deposit ? `Sinal de ${deposit.percent}% ao reservar.` : "Tudo é pago ao reservar.",
  explain: () => ({
    percent: { "out-of-range": "De 1 a 99." },
    daysBefore: { "out-of-range": "De 1 a 365 dias." },
    fullWithinDays: { "out-of-range": "De 0 a 365 dias." },
    fullPeriods: { "too-long": "São períodos demais: deixe no máximo 20." },
  }),
  fields: ({ property }) => <DepositFields terms={property.deposit} />,
};

export const paymentChoice: SettingPage<"paymentChoice"> = {
  to: "pagamento",
  name: "Meios de pagamento",
  icon: "wallet",
  lead: "Vale para os pagamentos que começarem a partir de agora. Os já começados terminam onde estão.",
  summary: paymentSummary,
  instead: (property) =>
    hasChoice(property) ? null : <OnlyWay title="Meios de pagamento" {...property} />,
  fields: ({ property }) => (
    <>
      <FallenBack {...property} />
      <PaymentFields {...property} />
      {property.providers.length === 1 && <SecondProvider />}
    </>
  ),
};

export const pix: SettingPage<"pix"> = {
  to: "pix",
  name: "Pix na chave da casa",
  icon: "key-round",
  lead: "O hóspede paga direto na sua conta, e a reserva só confirma quando você diz que o Pix chegou.",
  summary: (property) => {
    const { pix } = property;
    if (!pix) return "Sem chave: ninguém paga assim.";
    return `${formatPixKey(pix.key)}${pixTaker(property) ? ", sem uso agora." : ""}`;
  },
  saved: "Salvo.",
  stepUp: ({ pix }, typed) => swapWords(pix, typed),
  explain: () => ({ left: { missing: "Diga o que houve com a chave de antes." } }),
  fields: ({ property }) => {
    const taker = pixTaker(property);
    return (
      <>
        {taker && <Unused taker={taker} />}
        <PixFields terms={property.pix} />
      </>
    );
  },
};

/** Only one way for Pix at a time: guests could not tell a provider's code from the house's own. */
function Unused({ taker }: { taker: string }) {
  return (
    <p className={kit.hint}>
      <b>Sem uso agora.</b> O Pix vai por {taker}: esta chave não aparece no site, nem nos
      orçamentos, nem no saldo de uma reserva. Para voltar a ela, mude em{" "}
      <Link to={`${propertyUrl}/pagamento`}>Meios de pagamento</Link>. Um Pix que alguém já começou
      a pagar na chave termina como começou.
    </p>
  );
}

const changeWords: Readonly<Record<GuestTerms["change"], string>> = {
  self: "Muda por conta própria.",
  request: "Muda só com o seu sim.",
  none: "Não muda datas nem quarto.",
};

export const guestPage: SettingPage<"guestPage"> = {
  to: "hospede",
  name: "A página do hóspede",
  icon: "user-round",
  lead: "O que cada hóspede faz sozinho pelo link da reserva. Vale na hora, também para reservas já feitas.",
  summary: ({ guestPage: { cancel, change } }) =>
    `${cancel ? "Cancela sozinho." : "Cancela com você."} ${changeWords[change]}`,
  explain: () => ({
    changeUntilDays: { "out-of-range": "De 1 a 365 dias." },
    payees: {
      "out-of-range": "São chaves demais: deixe no máximo 10.",
      "too-long": "Uma das linhas ficou comprida demais.",
    },
  }),
  fields: ({ property: { guestPage, cancellation } }) => (
    <GuestPageFields guestPage={guestPage} policy={cancellation} />
  ),
};
