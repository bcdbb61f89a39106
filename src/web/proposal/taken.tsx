import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listingsUrl } from "../../contract/page-urls.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { proposalTitle } from "../../contract/proposal-words.ts";
import { guestCount } from "../../domain/guests.ts";
import frame from "../guest/frame/frame.module.css";
import { TalkLink } from "../guest/frame/talk-link.tsx";
import { useLanguage, useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import actions from "../ui/kit/actions.module.css";
import chip from "../ui/kit/chip.module.css";
import { Alternatives } from "./alternatives.tsx";

/** The nights were taken meanwhile: what is free instead. */
export function Taken({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  const { alternatives, guests } = proposal;
  return (
    <>
      <header className={frame.head}>
        <p className={chip.error}>{t("proposal.chip.taken")}</p>
        <h1>{t("proposal.taken.heading")}</h1>
        <p>
          {alternatives.length > 0
            ? t("proposal.taken.lead", { count: guestCount(guests) })
            : t("proposal.taken.nothing")}
        </p>
      </header>
      <Alternatives offers={alternatives} />
      <div className={actions.actions}>
        <TalkLink
          className={button.line}
          text={t("proposal.message", { what: proposalTitle(proposal, language) })}
        >
          {t("proposal.talk")}
        </TalkLink>
        <Link className={button.quiet} to={local(listingsUrl)}>
          {t("proposal.allRooms")}
        </Link>
      </div>
    </>
  );
}
