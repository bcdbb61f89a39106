import type { HandPix } from "../../../contract/owner/hand-pix.ts";
import { txidOf } from "../../../domain/br-code.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import { useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { Said } from "../ui/said.tsx";
import styles from "./hand-pix.module.css";
import { PixTaps } from "./pix-taps.tsx";
import { outcomeWords, type PixOutcome, stateWords } from "./pix-words.ts";
import { Receipt, ToldPix } from "./told-pix.tsx";

type Props = { pix: readonly HandPix[]; now: number };

/** Every Pix to the house's key of one booking, latest first. */
export function PixOfBooking({ pix, now }: Props) {
  const sending = useSending<PixOutcome>();
  if (pix.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="booking-pix">
      <h2 id="booking-pix" className={kit.title}>
        Pix na chave da casa
      </h2>
      <Said words={sending.done ? outcomeWords(sending.done) : null} />
      {pix.map((one) =>
        one.toldAt !== null ? (
          <ToldPix
            key={one.id}
            pix={one}
            now={now}
            sending={sending}
            heading={<h3>Diz que pagou {formatMoney(one.amount, "pt-BR")} por Pix</h3>}
          />
        ) : (
          <QuietPix key={one.id} pix={one} sending={sending} />
        ),
      )}
    </section>
  );
}

type QuietProps = { pix: HandPix; sending: ReturnType<typeof useSending<PixOutcome>> };

/** A Pix whose guest awaits no answer; its money may arrive all the same. */
function QuietPix({ pix, sending }: QuietProps) {
  const { timeZone } = useSite().property;
  return (
    <article className={`${kit.card} ${styles.card}`}>
      <h3>{formatMoney(pix.received ?? pix.amount, "pt-BR")} por Pix</h3>
      <p className={kit.quiet}>{stateWords(pix, timeZone)}</p>
      <Receipt pix={pix} />
      {pix.state !== "received" && (
        <details>
          <summary>O dinheiro chegou?</summary>
          <p>
            No extrato, o código é <b className={styles.code}>{txidOf(pix.code)}</b>.
          </p>
          <PixTaps pix={pix} sending={sending} />
        </details>
      )}
    </article>
  );
}
