import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ReadyMessage } from "../../../contract/owner/messages.ts";
import type { StayAtDesk } from "../../../contract/owner/today.ts";
import { bookingUrl, completeUrl } from "../../../contract/owner-urls.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { ChatLink } from "../messages/chat-link.tsx";
import { strangerOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import { usePerson } from "../ui/owner-page.tsx";
import type { GuestAtDesk } from "./guests-at-desk.ts";
import { Note } from "./note.tsx";
import styles from "./today.module.css";

type Props = {
  guest: GuestAtDesk;
  time: string;
  about: string;
  /** What the guest said on her own page. */
  said?: ReactNode;
  chat: Pick<ReadyMessage, "kind" | "url"> | null;
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
  const { guest, time, about, said, chat, chips, rooms, more, children } = props;
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
          <ChatLink
            message={chat}
            subject={{ bookingId: guest.bookingId }}
            className={button.iconLine}
            label={`WhatsApp para ${name}`}
          >
            <Icon name="message-circle" />
          </ChatLink>
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
