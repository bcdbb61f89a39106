import { useState } from "react";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { ReadyMessage } from "../../../contract/owner/messages.ts";
import { quoteLineLabel } from "../../../contract/quote-words.ts";
import { leftIn } from "../../../domain/account.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import sumsKit from "../../ui/kit/sums.module.css";
import { useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { useMay, usePerson } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { actWords, isMoneyAct } from "./act-words.ts";
import { AdjustForm } from "./adjust-form.tsx";
import styles from "./details.module.css";
import { DisputeNotices } from "./dispute-notices.tsx";
import { GiveBackForm } from "./give-back-form.tsx";
import sums from "./money.module.css";
import { MoneyEntries } from "./money-entries.tsx";
import type { MoneyAct } from "./money-wishes.server.ts";
import { owedAfterEnd } from "./owed-after-end.ts";
import { Plan } from "./plan.tsx";
import { OtherAmount, ReceiveForm } from "./receive-form.tsx";
import { UnderWay } from "./under-way.tsx";

type Props = { booking: BookingDetails; messages: readonly ReadyMessage[] };

/** What the stay costs, what came in and went out, what is open, and what can be done about it. */
export function Money({ booking, messages }: Props) {
  const { timeZone } = useSite().property;
  const [done, setDone] = useState<string | null>(null);
  // The message is written once, with the hour of the act: the page reloads its data later.
  const acts = useSending<MoneyAct>({
    onDone: (act) => setDone(actWords(act, booking, timeZone)),
  });
  // Other forms of the page give answers of other types.
  const early = isMoneyAct(acts.early) ? actWords(acts.early, booking, timeZone) : null;
  const person = usePerson();
  const may = useMay();
  const isLive = booking.state === "confirmed";
  const isUnpriced = booking.portal?.lacks.includes("price") ?? false;
  const isBooked = booking.state !== "held" && booking.state !== "expired";
  return (
    <section className={`${kit.section} ${styles.section}`}>
      <h2>Valores</h2>
      <Said words={done ?? early} />
      {isUnpriced ? <Unpriced isOwner={person?.role === "owner"} /> : <Balance booking={booking} />}
      <UnderWay booking={booking} />
      <DisputeNotices booking={booking} />
      {isLive && booking.balance > 0 && (
        <ReceiveForm booking={booking} acts={acts} messages={messages} />
      )}
      <Plan booking={booking} />
      <dl className={`${sumsKit.sums} ${styles.sum}`}>
        {booking.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two discounts may be alike
          <div key={index}>
            <dt>{quoteLineLabel(line, "pt-BR")}</dt>
            <dd>{formatMoney(line.amount, "pt-BR")}</dd>
          </div>
        ))}
        {!isUnpriced && (
          <div className={styles.total}>
            <dt>Total</dt>
            <dd>{formatMoney(booking.total, "pt-BR")}</dd>
          </div>
        )}
      </dl>
      <MoneyEntries booking={booking} acts={acts} />
      {isBooked && <OtherAmount booking={booking} acts={acts} />}
      {isLive && may("addExtra") && !booking.erased && <AdjustForm booking={booking} acts={acts} />}
      {isBooked && may("giveBack") && leftIn(booking) > 0 && (
        <GiveBackForm booking={booking} acts={acts} />
      )}
    </section>
  );
}

/** The price at the portal is not written down yet. */
function Unpriced({ isOwner }: { isOwner: boolean }) {
  return (
    <p className={`${kit.hint} ${styles.about}`}>
      {isOwner
        ? "O portal não diz o valor. Escreva em Completar dados, e a conta aparece aqui."
        : "O portal não diz o valor. A proprietária completa."}
    </p>
  );
}

/** Total, paid and open, at a glance. */
function Balance({ booking }: { booking: BookingDetails }) {
  const { total, paid, balance } = booking;
  const owed = balance < 0 ? -balance : owedAfterEnd(booking);
  // A hold owes nothing yet, but this is what it waits for.
  const open = booking.state === "held" ? total - paid : balance;
  const figures = [
    ["Total", total],
    ["Pago", paid],
    owed > 0 ? (["A devolver", owed] as const) : (["Falta", open] as const),
  ] as const;
  return (
    <dl className={`${sums.balance} num`}>
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount, "pt-BR")}</dd>
        </div>
      ))}
    </dl>
  );
}
