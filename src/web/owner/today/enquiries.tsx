import { Link } from "react-router";
import { guestsInWords } from "../../../contract/guests-words.ts";
import type { Enquiry } from "../../../contract/owner/enquiries.ts";
import { answerEnquiryUrl } from "../../../contract/owner-urls.ts";
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
import { listWords, plural } from "../ui/words.ts";
import styles from "./change-requests.module.css";

type Props = { enquiries: readonly Enquiry[]; now: number; desk: Sending };

/** Nights that visitors ask for because the site takes no payment. The longest wait is unfolded. */
export function Enquiries({ enquiries, now, desk }: Props) {
  const [first, ...others] = enquiries.filter(({ isAnswered }) => !isAnswered);
  const answered = enquiries.filter(({ isAnswered }) => isAnswered);
  if (enquiries.length === 0) return null;
  const cardOf = (enquiry: Enquiry) => (
    <EnquiryCard key={enquiry.id} enquiry={enquiry} now={now} desk={desk} />
  );
  return (
    <section className={styles.requests} aria-labelledby="enquiries-today">
      <h2 id="enquiries-today" className={kit.title}>
        Pedidos de datas <span>{enquiries.length - answered.length}</span>
      </h2>
      {first && cardOf(first)}
      {others.length > 0 && (
        <details>
          <summary>{plural(others.length, "outro pedido", "outros pedidos")}</summary>
          <div className={kit.lines}>{others.map(cardOf)}</div>
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

function EnquiryCard({ enquiry, now, desk }: { enquiry: Enquiry; now: number; desk: Sending }) {
  const { id, name, phone, stay, guests, roomNames, madeAt, isAnswered } = enquiry;
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
        {roomNames.length > 0 && `, ${listWords(roomNames)}`}. {guestsInWords(guests, "pt-BR")}.
      </p>
      <p className={kit.quiet}>Pediu {ago(madeAt, now)}. Nenhuma noite foi guardada.</p>
      <div className={kit.taps}>
        {!isAnswered && (
          <Link className={button.primary} to={answerEnquiryUrl(id)}>
            Fazer orçamento
          </Link>
        )}
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
    </article>
  );
}
