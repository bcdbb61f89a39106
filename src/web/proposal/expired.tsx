import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listingsUrl } from "../../contract/page-urls.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { nightsAndPeople, proposalTitle } from "../../contract/proposal-words.ts";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import { roomsUrl } from "../../contract/rooms-in-address.ts";
import { formatMoney } from "../../domain/money.ts";
import frame from "../guest/frame/frame.module.css";
import { TalkLink } from "../guest/frame/talk-link.tsx";
import { Versus } from "../guest/frame/versus.tsx";
import { useLanguage, useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import actions from "../ui/kit/actions.module.css";
import beside from "../ui/kit/beside.module.css";
import chip from "../ui/kit/chip.module.css";
import { Alternatives } from "./alternatives.tsx";
import styles from "./proposal.module.css";
import { RoomCard } from "./room-card.tsx";
import { useMinute } from "./use-minute.ts";

/** The offered price has ended: shows what the nights cost today, if they are free. */
export function Expired({ proposal }: { proposal: Proposal }) {
  const { today, alternatives } = proposal;
  return (
    <div className={today ? `${beside.columns} ${styles.columns}` : undefined}>
      <Head proposal={proposal} />
      {today && (
        <aside className={`${beside.aside} ${beside.level} ${styles.aside}`}>
          <RoomCard proposal={proposal} />
        </aside>
      )}
      <div className={beside.body}>
        {today && <ThenAndNow proposal={proposal} today={today} />}
        {!today && <Alternatives offers={alternatives} />}
        <Ways proposal={proposal} />
      </div>
    </div>
  );
}

function Head({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { minute } = useMinute();
  const lead = {
    what: proposalTitle(proposal, language),
    people: nightsAndPeople(proposal, language),
    amount: formatMoney(proposal.total, language),
  };
  const [heading, text] = wordsOf(proposal, t);
  return (
    <header className={`${frame.head} ${beside.head} ${styles.head}`}>
      <p className={chip.off}>
        <Icon name="clock" />
        {t("proposal.chip.expired", { minute: minute(proposal.validUntil) })}
      </p>
      <h1>{heading}</h1>
      <p>{t(text, lead)}</p>
    </header>
  );
}

function wordsOf({ today, total, rooms, alternatives }: Proposal, t: TFunction) {
  if (today) {
    const heading = t("proposal.expired.freeHeading", { count: rooms.length });
    return today.total === total
      ? ([heading, "proposal.expired.sameLead"] as const)
      : ([heading, "proposal.expired.lead"] as const);
  }
  return alternatives.length > 0
    ? ([t("proposal.expired.takenHeading"), "proposal.expired.takenLead"] as const)
    : ([t("proposal.expired.overHeading"), "proposal.expired.overLead"] as const);
}

type Now = { proposal: Proposal; today: NonNullable<Proposal["today"]> };

function ThenAndNow({ proposal, today }: Now) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { day } = useMinute();
  if (today.total === proposal.total) return null;
  return (
    <Versus
      seen={{
        label: t("proposal.expired.before"),
        value: formatMoney(proposal.total, language),
        note: t("proposal.expired.beforeNote", { day: day(proposal.validUntil) }),
      }}
      now={{
        label: t("proposal.expired.now"),
        value: formatMoney(today.total, language),
        note: today.lines.map((line) => quoteLineLabel(line, language)).join(", "),
      }}
    />
  );
}

function Ways({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  const { today, rooms, stay } = proposal;
  const isSold = today !== null && rooms.every(({ published }) => published);
  return (
    <div className={`${actions.actions} ${styles.ways}`}>
      {isSold && (
        <Link className={button.primary} to={local(roomsUrl(rooms, { stay }))}>
          {t("proposal.expired.book", { amount: formatMoney(today.total, language) })}
        </Link>
      )}
      <TalkLink
        className={isSold ? button.line : button.primary}
        text={t("proposal.renewMessage", { what: proposalTitle(proposal, language) })}
      >
        {t("proposal.expired.renew")}
      </TalkLink>
      {!isSold && (
        <Link className={button.quiet} to={local(listingsUrl)}>
          {t("proposal.allRooms")}
        </Link>
      )}
    </div>
  );
}
