import type { ReactNode } from "react";
import type { ChangedRoom } from "../../../contract/guest-api.ts";
import type { AskedChange } from "../../../contract/owner/guest-changes.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import { peopleIn } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import { moment } from "../ui/words.ts";
import styles from "./change-request.module.css";
import { moneyWords } from "./money-words.ts";

type Props = {
  asked: AskedChange;
  /** The page's: an answered request disappears. */
  sending: Sending;
  heading: ReactNode;
};

/** What a guest asks for, what it would cost, and the answer with one tap. */
export function ChangeRequest({ asked, sending, heading }: Props) {
  const { property } = useSite();
  return (
    <article className={kit.card}>
      {heading}
      <p className={styles.about}>
        {asked.code}, pedido em {moment(asked.at, property.timeZone)}
      </p>
      <dl className={styles.rooms}>
        <Room name="Agora" room={asked.before} />
        <Room name="Pedido" room={asked.after} />
      </dl>
      {asked.words && (
        <p className={styles.words}>
          <span>Recado:</span> {asked.words}
        </p>
      )}
      <p className={`num ${styles.money}`}>{moneyWords(asked).join(" ")}</p>
      <div className={kit.taps}>
        <Answer {...{ asked, sending }} answer="accept" className={button.primary}>
          Aceitar
        </Answer>
        <Answer {...{ asked, sending }} answer="decline" className={button.line}>
          Recusar
        </Answer>
      </div>
    </article>
  );
}

function Room({ name, room }: { name: string; room: ChangedRoom }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {room.name}, {formatStay(room.stay, "long", "pt-BR")}
        <small>
          {peopleIn(room.guests)}, total de {formatMoney(room.total, "pt-BR")}
        </small>
      </dd>
    </div>
  );
}

const done = {
  accept: "Mudança aceita. O hóspede recebe um e-mail.",
  decline: "Pedido recusado. O hóspede recebe um e-mail, e a reserva continua como está.",
} as const;

type AnswerProps = Pick<Props, "asked" | "sending"> & {
  answer: keyof typeof done;
  className: string | undefined;
  children: string;
};

function Answer({ asked, sending, answer, className, children }: AnswerProps) {
  return (
    <ActionButton
      sending={sending}
      intent="answerChange"
      fields={{ id: asked.bookingId, change: asked.id, answer }}
      words={done[answer]}
      className={className}
    >
      {children}
      <span className="vh"> o pedido de {asked.guestName ?? asked.code}</span>
    </ActionButton>
  );
}
