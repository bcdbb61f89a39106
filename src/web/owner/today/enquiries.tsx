import { Link } from "react-router";
import { guestsInWords } from "../../../contract/guests-words.ts";
import type { Enquiries, Enquiry } from "../../../contract/owner/enquiries.ts";
import { answerEnquiryUrl, ownerProposalUrl } from "../../../contract/owner-urls.ts";
import { phoneUrl, whatsappUrl } from "../../../contract/page-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { chatNumber } from "../../../domain/message-number.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { ActionButton } from "../form/action-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import card from "../hand-pix/hand-pix.module.css";
import { ago } from "../ui/ago.ts";
import kit from "../ui/kit.module.css";
import { plural } from "../ui/words.ts";
import styles from "./change-requests.module.css";

type Props = { enquiries: Enquiries; now: number; desk: Sending };

/** Nights that visitors ask for because the site takes no payment. Only the newest is unfolded. */
export function EnquiryCards({ enquiries, now, desk }: Props) {
  const { waiting, waitingCount, answered } = enquiries;
  const [first, ...others] = waiting;
  if (!first && answered.length === 0) return null;
  const cardOf = (enquiry: Enquiry) => (
    <EnquiryCard key={enquiry.id} enquiry={enquiry} now={now} desk={desk} />
  );
  return (
    <section className={styles.requests} aria-labelledby="enquiries-today">
      <h2 id="enquiries-today" className={kit.title}>
        Pedidos de datas <span>{waitingCount}</span>
      </h2>
      {first && cardOf(first)}
      {others.length > 0 && (
        <details>
          <summary>{plural(waitingCount - 1, "outro pedido", "outros pedidos")}</summary>
          <div className={kit.lines}>{others.map(cardOf)}</div>
          {waitingCount > waiting.length && (
            <p className={kit.hint}>
              Aqui estão os {waiting.length} mais novos. Responda ou apague, e os outros aparecem.
            </p>
          )}
        </details>
      )}
      {answered.length > 0 && (
        <details>
          <summary>{plural(answered.length, "respondido", "respondidos")} há pouco</summary>
          <div className={kit.lines}>{answered.map(cardOf)}</div>
        </details>
      )}
    </section>
  );
}

type CardProps = { enquiry: Enquiry; now: number; desk: Sending };

function EnquiryCard({ enquiry, now, desk }: CardProps) {
  const { id, name, phone, stay, guests, rooms, madeAt, isAnswered, proposalId } = enquiry;
  const number = chatNumber(phone);
  return (
    <article className={`${kit.card} ${card.card}`}>
      <h3>{name}</h3>
      <p>
        <a className="tap" href={phoneUrl(phone)}>
          {phone}
        </a>
      </p>
      <p>
        {formatStay(stay, "short", "pt-BR")} de {stay.checkOut.slice(0, 4)}
        {rooms.length === 1 && `, ${rooms[0]?.name}`}. {guestsInWords(guests, "pt-BR")}.
      </p>
      {rooms.length > 1 && (
        <p>
          {rooms.map((room) => `${room.name}: ${guestsInWords(room.guests, "pt-BR")}`).join(" | ")}
        </p>
      )}
      <p className={kit.quiet}>Pediu {ago(madeAt, now)}. Nenhuma noite foi guardada.</p>
      <div className={kit.taps}>
        {proposalId && (
          <Link className={button.line} to={ownerProposalUrl(proposalId)}>
            Ver orçamento
          </Link>
        )}
        <Link className={isAnswered ? button.line : button.primary} to={answerEnquiryUrl(id)}>
          {proposalId ? "Fazer outro" : "Fazer orçamento"}
        </Link>
        {number && (
          <a
            className={button.line}
            href={whatsappUrl(number, "")}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="message-circle" />
            WhatsApp
          </a>
        )}
        <ActionButton
          sending={desk}
          intent="markEnquiry"
          fields={{ id, answered: isAnswered ? "no" : "yes" }}
          words={
            isAnswered
              ? `O pedido de ${name} espera resposta de novo.`
              : `Pedido de ${name} respondido.`
          }
          className={button.line}
        >
          {isAnswered ? "Ainda não respondi" : "Já respondi"}
        </ActionButton>
      </div>
      <details>
        <summary>Apagar</summary>
        <ActionButton
          sending={desk}
          intent="dropEnquiry"
          fields={{ id }}
          words={`Pedido de ${name} apagado.`}
          className={button.line}
        >
          Apagar nome e telefone
        </ActionButton>
      </details>
    </article>
  );
}
