import { useTranslation } from "react-i18next";
import { guestsInWords } from "../../contract/guests-words.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { isAfter, localTime } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatHour } from "../../domain/format-hour.ts";
import { nightCount } from "../../domain/stay.ts";
import frame from "../guest/frame/frame.module.css";
import facts from "../guest/guest.module.css";
import { useLanguage } from "../language.ts";
import { QuoteLines } from "../listing/quote-lines.tsx";
import { RoomParties } from "../listing/room-parties.tsx";
import { useSite } from "../site.ts";
import { Icon } from "../ui/icon.tsx";
import message from "../ui/kit/message.module.css";
import styles from "./proposal.module.css";
import { useMinute } from "./use-minute.ts";

/** The nights, the people and the price, line by line. */
export function WhatIsOffered({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const { lines, listed, total, words } = proposal;
  const agreed = { label: t("proposal.what.agreed"), amount: total - listed };
  return (
    <section className={frame.block} aria-labelledby="o-que">
      <h2 id="o-que">{t("proposal.what.heading")}</h2>
      <Facts proposal={proposal} />
      <QuoteLines quote={{ lines, total }} agreed={total === listed ? null : agreed} />
      <Kept proposal={proposal} />
      {words && (
        <figure className={styles.words}>
          <figcaption>{t("proposal.what.words")}</figcaption>
          <blockquote>{words}</blockquote>
        </figure>
      )}
    </section>
  );
}

function Facts({ proposal: { stay, guests, rooms } }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { checkInTime, checkOutTime } = useSite().property;
  return (
    <dl className={facts.facts}>
      <div>
        <dt>{t("booking.checkIn")}</dt>
        <dd>
          {formatDay(stay.checkIn, "short", language)}
          <small>{t("proposal.what.from", { hour: formatHour(checkInTime, language) })}</small>
        </dd>
      </div>
      <div>
        <dt>{t("booking.checkOut")}</dt>
        <dd>
          {formatDay(stay.checkOut, "short", language)}
          <small>{t("proposal.what.until", { hour: formatHour(checkOutTime, language) })}</small>
        </dd>
      </div>
      <div>
        <dt>{t("proposal.what.guests")}</dt>
        <dd>{guestsInWords(guests, language)}</dd>
      </div>
      <div>
        <dt>{t("proposal.what.nights")}</dt>
        <dd>{nightCount(stay)}</dd>
      </div>
      {rooms.length > 1 && (
        <div className={facts.rooms}>
          <dt>{t("proposal.what.rooms")}</dt>
          <dd>
            <RoomParties rooms={rooms.map((room) => ({ ...room, id: room.listingId }))} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Whether the nights are kept, and until when: a guest must not assume that they are. */
function Kept({ proposal: { heldUntil, now, rooms, paying } }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const { minute } = useMinute();
  const { timeZone } = useSite().property;
  if (paying) return null;
  if (heldUntil === null || isAfter(now, localTime(timeZone, heldUntil))) {
    return <p className={styles.notKept}>{t("proposal.notKept")}</p>;
  }
  return (
    <p className={`${message.ok} ${styles.kept}`}>
      <Icon name="badge-check" />
      <span>
        <b>{t("proposal.kept", { count: rooms.length })}</b>{" "}
        {t("proposal.keptUntil", { minute: minute(heldUntil) })}
      </span>
    </p>
  );
}
