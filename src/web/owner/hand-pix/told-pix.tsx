import type { ReactNode } from "react";
import { Link } from "react-router";
import type { HandPix } from "../../../contract/owner/hand-pix.ts";
import { bookingUrl, pixReceiptUrl } from "../../../contract/owner-urls.ts";
import { txidOf } from "../../../domain/br-code.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Sending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { useMay } from "../ui/owner-page.tsx";
import styles from "./hand-pix.module.css";
import { PixTaps } from "./pix-taps.tsx";
import { aboutOf, deadlineWords, isOverdue, type PixOutcome, payerOf } from "./pix-words.ts";

type Props = { pix: HandPix; now: number; sending: Sending<PixOutcome>; heading: ReactNode };

/** A guest says that she paid: what to look for in the bank's statement, and the answer. */
export function ToldPix({ pix, now, sending, heading }: Props) {
  const { timeZone } = useSite().property;
  const deadline = deadlineWords(pix, now, timeZone);
  return (
    <article className={`${kit.card} ${styles.card}`}>
      {heading}
      <p className={kit.quiet}>{aboutOf(pix)}</p>
      <p>
        Procure no extrato: <b className="num">{formatMoney(pix.amount, "pt-BR")}</b>, código{" "}
        <b className={styles.code}>{txidOf(pix.code)}</b>.
      </p>
      {deadline && <p className={isOverdue(pix, now) ? styles.late : undefined}>{deadline}</p>}
      <Receipt pix={pix} />
      <PixTaps pix={pix} sending={sending} isAsked />
    </article>
  );
}

/** 'Helena diz que pagou R$ 2.400 por Pix' */
export function PixHeading({ pix }: { pix: HandPix }) {
  return (
    <h3>
      <Link to={bookingUrl(pix.bookingId)}>{payerOf(pix)}</Link> diz que pagou{" "}
      {formatMoney(pix.amount, "pt-BR")} por Pix
    </h3>
  );
}

/** It shows a guest's bank data, so only the owner sees it. */
export function Receipt({ pix }: { pix: HandPix }) {
  const maySee = useMay()("getPixReceipt");
  if (!pix.hasReceipt || !maySee) return null;
  return (
    <a
      className={`tap ${styles.receipt}`}
      href={pixReceiptUrl(pix.id)}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="image" />
      Ver comprovante<span className="vh"> de {payerOf(pix)}</span>
    </a>
  );
}
