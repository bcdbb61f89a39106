import type { ReactNode } from "react";
import { Link } from "react-router";
import type { StayAtDesk } from "../../../contract/owner/today.ts";
import { bookingUrl, completeUrl } from "../../../contract/owner-urls.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { strangerOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import { usePerson } from "../ui/owner-page.tsx";
import { type Matter, stayMessageUrl } from "../ui/stay-message.ts";
import type { GuestAtDesk } from "./guests-at-desk.ts";
import { Note } from "./note.tsx";
import styles from "./today.module.css";

type Props = {
  guest: GuestAtDesk;
  time: string;
  about: string;
  /** What the guest said on her own page. */
  said?: ReactNode;
  /** What a message to the guest is about. */
  matter: Matter;
  chips: ReactNode;
  /** Each of several rooms. */
  rooms?: ReactNode;
  /** Actions that are seldom needed. */
  more?: ReactNode;
  children: ReactNode;
};

export const nameOf = ({ guestName, channel }: Pick<StayAtDesk, "guestName" | "channel">) =>
  guestName ?? strangerOf(channel);

/** A guest of the day: who, when, where, what was noted, and what to do next. */
export function GuestCard(props: Props) {
  const { guest, time, about, said, matter, chips, rooms, more, children } = props;
  const { property } = useSite();
  const chat = stayMessageUrl(guest, matter, property);
  const name = nameOf(guest);
  return (
    <article className={styles.guest}>
      <h3>
        <Link className={kit.name} to={bookingUrl(guest.bookingId)}>
          {name}
        </Link>
      </h3>
      <span className={kit.figure}>{time}</span>
      <span className={styles.about}>{about}</span>
      {guest.note && <Note label={<span className="vh">Anotação: </span>} text={guest.note} />}
      {said}
      <p className={styles.chips}>{chips}</p>
      {rooms}
      <div className={styles.taps}>
        {children}
        <Complete guest={guest} />
        {chat && (
          <a
            className={button.iconLine}
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label={`WhatsApp para ${name}`}
          >
            <Icon name="message-circle" />
          </a>
        )}
        {more && (
          <details className={styles.more}>
            <summary className={button.iconLine}>
              <Icon name="ellipsis" />
              <span className="vh">Mais ações: {name}</span>
            </summary>
            <div>{more}</div>
          </details>
        )}
      </div>
    </article>
  );
}

/** What the portal's calendar does not say. Prices are the owner's. */
function Complete({ guest }: Pick<Props, "guest">) {
  const isOwner = usePerson()?.role === "owner";
  const lacks = guest.portal?.lacks.filter((one) => isOwner || one !== "price") ?? [];
  if (lacks.length === 0) return null;
  return (
    <Link className={button.line} to={completeUrl(guest.bookingId)}>
      Completar dados<span className="vh"> de {nameOf(guest)}</span>
    </Link>
  );
}
