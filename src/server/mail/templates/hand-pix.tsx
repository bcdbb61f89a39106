import { formatMinute } from "../../../domain/format-hour.ts";
import { formatMoney } from "../../../domain/money.ts";
import { formatPixKey } from "../../../domain/pix-key.ts";
import { greeted, howToAnswer, type MailFacts, stayIn } from "../facts.ts";
import type { LetterPix, PixKind } from "../pix-of.ts";
import { pixWords } from "../pix-words.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { LinkButton } from "./guest-link.tsx";
import { styles } from "./styles.ts";

type Props = { facts: MailFacts; pix: LetterPix; kind: PixKind };

const occasions = {
  "pix-open": "open",
  "pix-missing": "missing",
  "pix-ended": "ended",
  "pix-disowned": "disowned",
} as const;

/** A Pix to the house's key: its code, or what has become of it. */
export function HandPix({ facts, pix, kind }: Props) {
  const { booking, listing, link } = facts;
  const { language } = booking;
  const words = pixWords[language];
  const { title, text, next } = words[occasions[kind]];
  const { amount, brCode } = pix;
  // Not shown in a mail that says not to pay to it: nobody should copy it from there.
  const to = kind === "pix-disowned" ? null : pix.to;
  return (
    <GuestFrame facts={facts} preview={title}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>{text(greeted(booking), listing, stayIn(booking))}</p>
      <p style={styles.lead}>{stateOf(facts, pix, kind)}</p>
      {brCode && (
        <p style={styles.code}>
          <b>{words.copy}</b>
          <br />
          {brCode}
        </p>
      )}
      <FactsTable>
        <Fact label={mailWords[language].code}>
          <b>{booking.code}</b>
        </Fact>
        <Fact label={words.amount}>
          <b>{formatMoney(amount, language)}</b>
        </Fact>
        {to && <Fact label={words.payee}>{to.payee}</Fact>}
        {to && <Fact label={words.key}>{formatPixKey(to.key)}</Fact>}
      </FactsTable>
      <LinkButton link={link} text={words.button} />
      <p style={styles.small}>{next(howToAnswer(facts))}</p>
    </GuestFrame>
  );
}

/** Whether the nights are kept, and what to do. */
function stateOf({ booking }: MailFacts, { until }: LetterPix, kind: PixKind): string {
  const { language } = booking;
  const { open, missing, ended } = pixWords[language];
  if (kind === "pix-ended") return ended.money;
  if (kind === "pix-disowned") return pixWords[language].disowned.money;
  const words = kind === "pix-open" ? open : missing;
  if (until) return words.until(formatMinute(until, "long", language));
  const isOver = kind === "pix-missing" && booking.state !== "confirmed";
  return isOver ? missing.over : words.confirmed;
}
