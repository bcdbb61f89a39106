import { Link } from "react-router";
import type { Owed } from "../../../contract/owner/books.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { Sending } from "../form/use-sending.ts";
import { ReturnByHand } from "../give-back/return-by-hand.tsx";
import card from "../hand-pix/hand-pix.module.css";
import { ago } from "../ui/ago.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import { plural } from "../ui/words.ts";
import styles from "./change-requests.module.css";

type Props = { owed: readonly Owed[]; now: number; desk: Sending };

/** Money of guests that only the owner can give back. Only the longest wait is unfolded. */
export function OwedCards({ owed, now, desk }: Props) {
  const [first, ...others] = owed;
  if (!first) return null;
  return (
    <section className={styles.requests} aria-labelledby="owed-today">
      <h2 id="owed-today" className={kit.title}>
        Para devolver <span>{owed.length}</span>
      </h2>
      <OwedCard owed={first} now={now} desk={desk} />
      {others.length > 0 && (
        <details>
          <summary>{plural(others.length, "outra devolução", "outras devoluções")}</summary>
          <div className={kit.lines}>
            {others.map((one) => (
              <OwedCard key={one.bookingId} owed={one} now={now} desk={desk} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function OwedCard({ owed: one, now, desk }: { owed: Owed; now: number; desk: Sending }) {
  const name = guestNameOf(one);
  const amount = formatMoney(one.owed, "pt-BR");
  return (
    <article className={`${kit.card} ${card.card}`}>
      <h3>
        <Link to={bookingUrl(one.bookingId)}>
          Devolver {amount} a {name}
        </Link>
      </h3>
      <p className={kit.quiet}>{`${whyWords(one)} ${sinceWords(one.since, now)}`}</p>
      <ReturnByHand
        amount={one.owed}
        owed={one.owed}
        known={{ ...one, readAt: now }}
        sending={desk}
        bookingId={one.bookingId}
        words={`${amount} devolvidos a ${name}: anotado.`}
      />
    </article>
  );
}

const sinceWords = (since: number, now: number) =>
  now - since < 60_000 ? "Acabou de entrar aqui." : `Espera ${ago(since, now)}.`;

/** Why by hand: it came by hand or too long ago for the provider, or it was more than the price. */
export function whyWords({ waiting, state }: Pick<Owed, "waiting" | "state">): string {
  const end = state === "confirmed" ? "" : "A reserva acabou. ";
  return waiting > 0
    ? `${end}Não volta sozinho: você devolve por Pix ou dinheiro.`
    : `${end}Entrou mais do que a reserva custa.`;
}
