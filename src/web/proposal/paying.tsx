import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import {
  CARD,
  EVERYTHING,
  guestPaymentUrl,
  guestPixUrl,
  HOW_MUCH,
  MEANS,
  OTHERWISE,
  payProposalUrl,
  proposalUrl,
} from "../../contract/page-urls.ts";
import type { BegunPayment } from "../../contract/pay-api.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { proposalTitle } from "../../contract/proposal-words.ts";
import { formatMoney } from "../../domain/money.ts";
import frame from "../guest/frame/frame.module.css";
import { Message } from "../guest/frame/message.tsx";
import { TalkLink } from "../guest/frame/talk-link.tsx";
import { useLanguage, useLocalUrl } from "../language.ts";
import { DEPOSIT } from "../pay/fields.ts";
import button from "../ui/button.module.css";
import card from "../ui/kit/card.module.css";
import { isPaidElsewhere } from "./fields.ts";
import { useMinute } from "./use-minute.ts";

type Props = { proposal: Proposal; paying: NonNullable<Proposal["paying"]> };

const texts = {
  card: { here: "proposal.paying.card", elsewhere: "proposal.paying.cardElsewhere" },
  pix: { here: "proposal.paying.pix", elsewhere: "proposal.paying.pixElsewhere" },
} as const;

/** The proposal is being paid: how to continue, if this guest is the payer. */
export function PayingCard({ proposal, paying }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { minute } = useMinute();
  const { means, dueNow, until, begun, isTold } = paying;
  const words = { amount: formatMoney(dueNow, language), minute: minute(until) };
  const isElsewhere = isPaidElsewhere(proposal);
  const said = isTold
    ? "proposal.paying.pixTold"
    : texts[means][isElsewhere ? "elsewhere" : "here"];
  return (
    <section className={`${card.card} ${frame.card}`} aria-labelledby="pagando">
      <h2 id="pagando">{t("proposal.paying.heading")}</h2>
      <p>{t(said, words)}</p>
      {begun && (
        <div className={frame.stack}>
          <GoOn begun={begun} means={means} amount={words.amount} />
          {!isTold && <Otherwise code={proposal.code} />}
        </div>
      )}
      {!begun && !isElsewhere && (
        <GoOnByCard proposal={proposal} paying={paying} amount={words.amount} />
      )}
      {isElsewhere && (
        <div className={frame.stack}>
          <LookAgain proposal={proposal} />
          <TalkLink
            className={button.quiet}
            text={t("proposal.message", { what: proposalTitle(proposal, language) })}
          >
            {t("proposal.talk")}
          </TalkLink>
        </div>
      )}
    </section>
  );
}

/** An earlier attempt's money may be under way: warns against paying twice. */
export function ToldLate() {
  const { t } = useTranslation();
  return (
    <Message kind="warn" icon="circle-alert">
      {t("proposal.paying.toldLate")}
    </Message>
  );
}

function GoOnByCard({ proposal, paying, amount }: Props & { amount: string }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { code, total } = proposal;
  const howMuch = paying.dueNow === total ? EVERYTHING : DEPOSIT;
  return (
    <Form method="get" action={local(payProposalUrl(code))} className={frame.stack}>
      <input type="hidden" name={HOW_MUCH} value={howMuch} />
      <input type="hidden" name={MEANS} value={CARD} />
      <button type="submit" className={`${button.primary} ${button.block}`} data-waits>
        {t("proposal.paying.continue", { amount })}
      </button>
      <Otherwise code={code} />
    </Form>
  );
}

/** Leads back to the choice; what is open ends only when another payment is begun. */
function Otherwise({ code }: { code: string }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <Link className={button.quiet} to={`${local(proposalUrl(code))}?${OTHERWISE}`}>
      {t("proposal.paying.otherwise")}
    </Link>
  );
}

type Begun = Pick<Props["paying"], "means"> & { begun: BegunPayment; amount: string };

function GoOn({ begun: { at, code }, means, amount }: Begun) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const url = at === "hand-pix" ? guestPixUrl : guestPaymentUrl;
  return (
    <Link className={`${button.primary} ${button.block}`} to={local(url(code))}>
      {t(means === "pix" ? "proposal.paying.openPix" : "proposal.paying.continue", { amount })}
    </Link>
  );
}

function LookAgain({ proposal: { code } }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <Link className={button.line} to={local(proposalUrl(code))} reloadDocument>
      {t("proposal.paying.lookAgain")}
    </Link>
  );
}
