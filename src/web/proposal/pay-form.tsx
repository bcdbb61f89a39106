import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import {
  CARD,
  EVERYTHING,
  HOW_MUCH,
  MEANS,
  PIX,
  payProposalUrl,
} from "../../contract/page-urls.ts";
import { depositLabel, rowTime } from "../../contract/plan-words.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { formatMoney } from "../../domain/money.ts";
import type { OfferedWays } from "../../domain/payment-choice.ts";
import { currentRows, dueNow, type PaymentPlan } from "../../domain/payment-plan.ts";
import frame from "../guest/frame/frame.module.css";
import { useLanguage, useLocalUrl } from "../language.ts";
import bar from "../listing/booking-bar.module.css";
import { DEPOSIT } from "../pay/fields.ts";
import button from "../ui/button.module.css";
import cardKit from "../ui/kit/card.module.css";
import { OptionCards } from "./option-cards.tsx";
import { POLICY_ID, useFreeLine } from "./policy.tsx";
import styles from "./proposal.module.css";

const FORM_ID = "pagar";

type FormProps = {
  proposal: Proposal;
  /** The maximum for a card on the provider's own page. */
  mostInstallments: number;
  ref: Ref<HTMLFormElement>;
};

/**
 * How much now, and how. A plain form that leads to the payment: it works before its scripts have
 * loaded, and the style sheet alone chooses the button's text.
 */
export function PayForm({ proposal, mostInstallments, ref }: FormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  const free = useFreeLine(proposal);
  const { plan, total, ways, code } = proposal;
  return (
    <Form
      id={FORM_ID}
      ref={ref}
      method="get"
      action={local(payProposalUrl(code))}
      className={`${cardKit.card} ${frame.card}`}
      aria-label={t("proposal.pay.label")}
    >
      <div>
        <p className={frame.quiet}>{t("proposal.pay.total")}</p>
        <p className={frame.big}>{formatMoney(total, language)}</p>
      </div>
      {plan && <HowMuch proposal={proposal} plan={plan} />}
      {ways.card && (ways.pix || ways.card === "page") && (
        <How ways={ways} most={mostInstallments} />
      )}
      <button
        type="submit"
        className={`${button.primary} ${button.large} ${button.block}`}
        data-waits
      >
        <PayWords
          proposal={proposal}
          deposit="proposal.pay.deposit"
          all="proposal.pay.everything"
        />
      </button>
      <p className={frame.small}>
        {free} <a href={`#${POLICY_ID}`}>{t("proposal.pay.terms")}</a>
      </p>
    </Form>
  );
}

function HowMuch({ proposal, plan }: { proposal: Proposal; plan: PaymentPlan }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { total, stay } = proposal;
  const rest = currentRows(plan, { total, open: total }, stay.checkIn).at(-1);
  const restWords =
    rest &&
    t("proposal.pay.rest", {
      amount: formatMoney(rest.amount, language),
      when: rowTime(rest, stay.checkIn, language),
    });
  const now = dueNow(plan, total);
  return (
    <OptionCards
      legend={t("proposal.pay.howMuch")}
      name={HOW_MUCH}
      options={[
        { value: DEPOSIT, label: depositLabel(plan, language), text: restWords, amount: now },
        {
          value: EVERYTHING,
          label: t("proposal.pay.all"),
          text: t("proposal.pay.nothingLeft"),
          amount: total,
        },
      ]}
    />
  );
}

function How({ ways, most }: { ways: OfferedWays; most: number }) {
  const { t } = useTranslation();
  const pix = {
    value: PIX,
    label: t("proposal.pay.pix"),
    text: t(ways.pix === "code" ? "proposal.pay.pixCodeText" : "proposal.pay.pixText"),
  };
  const isPage = ways.card === "page";
  const card =
    isPage && most > 1
      ? {
          value: CARD,
          label: t("proposal.pay.parcelas"),
          text: t("proposal.pay.parcelasText", { count: most }),
        }
      : {
          value: CARD,
          label: t("proposal.pay.card"),
          text: t(isPage ? "proposal.pay.cardPageText" : "proposal.pay.cardText"),
        };
  return (
    <OptionCards
      legend={t("proposal.pay.how")}
      name={MEANS}
      options={ways.pix ? [pix, card] : [card]}
    />
  );
}

/** On phones, the price and the way to pay it within reach. */
export function PayBar({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className={bar.bar} aria-label={t("proposal.pay.bar")}>
      <p className="num">
        <b>{formatMoney(proposal.total, language)}</b>
        <small>
          <PayWords
            proposal={proposal}
            deposit="proposal.pay.depositNow"
            all="proposal.pay.everythingNow"
          />
        </small>
      </p>
      <button type="submit" form={FORM_ID} className={button.primary} data-waits>
        <PayWords
          proposal={proposal}
          deposit="proposal.pay.depositShort"
          all="proposal.pay.everythingShort"
        />
      </button>
    </section>
  );
}

type Words = { proposal: Proposal; deposit: string; all: string };

/** Both are written; the style sheet shows the one that is chosen. */
function PayWords({ proposal: { plan, total }, deposit, all }: Words) {
  const { t } = useTranslation();
  const language = useLanguage();
  const said = (key: string, amount: number) => t(key, { amount: formatMoney(amount, language) });
  if (!plan) return said(all, total);
  return (
    <>
      <span className={styles.ifDeposit}>{said(deposit, dueNow(plan, total))}</span>
      <span className={styles.ifEverything}>{said(all, total)}</span>
    </>
  );
}
