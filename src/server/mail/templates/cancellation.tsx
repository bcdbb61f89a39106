import { basisWords, whoCancelled } from "../../../contract/cancellation-words.ts";
import type { GuestCancellation } from "../../../contract/guest-api.ts";
import { guestsInWords } from "../../../contract/guests-words.ts";
import { zoneOn } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { presentable } from "../../../domain/guest-name.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { guestsOf } from "../../bookings/booking.ts";
import { cancellationWords } from "../cancellation-words.ts";
import { greeted, howToAnswer, type MailFacts, stayIn } from "../facts.ts";
import { cancellationSentences, moneyWords, promisedReturns } from "../money-words.ts";
import { mailWords } from "../words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { GuestLink } from "./guest-link.tsx";
import { RefundKey } from "./refund-key.tsx";
import { styles } from "./styles.ts";

type Props = { facts: MailFacts; cancellation: GuestCancellation };

/**
 * The receipt of a cancellation: what, when, by whom, on what basis, and how the refund is paid.
 */
export function Cancellation({ facts, cancellation }: Props) {
  const { booking, property, listing, money } = facts;
  const { language } = booking;
  const words = cancellationWords[language];
  const reader = { language, timeZone: property.timeZone };
  const told = cancellationSentences(money, reader).join(" ");
  return (
    <GuestFrame facts={facts} preview={told}>
      <h1 style={styles.title}>{words.title}</h1>
      <p style={styles.lead}>{words.text(greeted(booking), listing, stayIn(booking))}</p>
      <p style={styles.lead}>{told}</p>
      <FactsTable>
        {[...rowsOf(facts, cancellation), ...moneyRows(facts)].map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </FactsTable>
      <RefundKey {...facts} />
      <GuestLink {...facts} />
      <p style={styles.small}>{words.next(howToAnswer(facts))}</p>
    </GuestFrame>
  );
}

type Row = readonly [label: string, value: string];

function rowsOf({ booking, property, listing }: MailFacts, cancellation: GuestCancellation): Row[] {
  const { language } = booking;
  const words = cancellationWords[language];
  const labels = mailWords[language];
  const { at } = cancellation;
  const who = whoCancelled(cancellation, presentable(booking.guest_name), language);
  const basis = basisWords(cancellation, language);
  const day = formatDay(at.day, "long", language);
  const when = words.at(day, formatHour(at.time, language), zoneOn(property.timeZone, at));
  return [
    [labels.code, booking.code],
    [words.when, when],
    [words.room, listing],
    [labels.checkIn, formatDay(booking.check_in, "long", language)],
    [labels.checkOut, formatDay(booking.check_out, "long", language)],
    [labels.guests, guestsInWords(guestsOf(booking), language)],
    ...(who ? [[words.by, who] as const] : []),
    ...(basis ? [[words.basis, basis] as const] : []),
  ];
}

/** What was received, and what is refunded by which means. */
function moneyRows({ booking: { language }, money }: MailFacts): Row[] {
  const labels = moneyWords[language];
  const said = (amount: Centavos) => formatMoney(amount, language);
  const returns = promisedReturns(money);
  const sumIn = (...wanted: string[]) =>
    returns.reduce((sum, { state, amount }) => (wanted.includes(state) ? sum + amount : sum), 0);
  const back: [label: string, amount: Centavos][] = [
    [labels.owed, sumIn("due")],
    [labels.onItsWay, sumIn("pending")],
    [labels.byOurselves, sumIn("by-hand", "failed")],
    [labels.returned, money.returned],
  ];
  const goesBack = back.filter(([, amount]) => amount > 0);
  const rows = goesBack.length > 0 ? goesBack : [[cancellationWords[language].back, 0] as const];
  return [[labels.received, money.received] as const, ...rows].map(([label, amount]) => [
    label,
    said(amount),
  ]);
}
