import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { findBookingUrl, listingsUrl } from "../../contract/page-urls.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { proposalTitle } from "../../contract/proposal-words.ts";
import { formatMoney } from "../../domain/money.ts";
import { SuccessIcon } from "../confirmation/success-icon.tsx";
import frame from "../guest/frame/frame.module.css";
import { TalkLink } from "../guest/frame/talk-link.tsx";
import { useLanguage, useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import actions from "../ui/kit/actions.module.css";
import chip from "../ui/kit/chip.module.css";
import { useMinute } from "./use-minute.ts";

/** Does not say who paid: the link may have been passed on. */
export function Paid({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  const { minute } = useMinute();
  const { paid } = proposal;
  return (
    <div className={frame.narrow}>
      <SuccessIcon />
      <header className={frame.head}>
        <h1>{t("proposal.paid.heading")}</h1>
        {paid && (
          <p>
            {t("proposal.paid.text", {
              amount: formatMoney(paid.amount, language),
              minute: minute(paid.at),
            })}
          </p>
        )}
      </header>
      <div className={actions.actions}>
        <Link className={button.primary} to={local(findBookingUrl)}>
          {t("proposal.paid.find")}
        </Link>
        <TalkLink
          className={button.line}
          text={t("proposal.message", { what: proposalTitle(proposal, language) })}
        >
          {t("proposal.talk")}
        </TalkLink>
      </div>
    </div>
  );
}

export function Withdrawn({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  const { whatsapp } = useSite().property;
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <p className={chip.off}>{t("proposal.chip.withdrawn")}</p>
        <h1>{t("proposal.withdrawn.heading")}</h1>
        <p>{t("proposal.withdrawn.text")}</p>
      </header>
      <div className={actions.actions}>
        <TalkLink
          className={button.primary}
          text={t("proposal.message", { what: proposalTitle(proposal, language) })}
        >
          {t(whatsapp ? "proposal.withdrawn.open" : "proposal.talk")}
        </TalkLink>
        <Link className={button.line} to={local(listingsUrl)}>
          {t("proposal.withdrawn.rooms")}
        </Link>
      </div>
    </div>
  );
}
