import { cancellationSteps, isFairPolicy, policySoldBy } from "../../../domain/cancellation.ts";
import { addDays } from "../../../domain/day.ts";
import { formatDate } from "../../../domain/format-stay.ts";
import type { CancellationPolicy } from "../../../domain/property.ts";
import { CancellationTerms } from "../../listing/cancellation-terms.tsx";
import { useSite } from "../../site.ts";
import card from "../../ui/kit/card.module.css";
import kit from "../ui/kit.module.css";
import { useToday } from "../ui/owner-page.tsx";
import styles from "./property.module.css";

const A_MONTH = 30;

/** The guest's text, for a booking made today with arrival a month after the first step. */
export function PolicyPreview({ policy }: { policy: CancellationPolicy }) {
  const { property } = useSite();
  const today = useToday();
  const sold = policySoldBy({ ...property, cancellationPolicy: policy });
  const bought = { day: today, time: property.checkInTime };
  const farthest = policy.tiers[0]?.daysBefore ?? 0;
  const isReadable = isFairPolicy(policy) && !Number.isNaN(farthest);
  const checkIn = addDays(today, (isReadable ? farthest : 0) + A_MONTH);
  return (
    <section className={`${card.box} ${styles.guest}`} aria-labelledby="policy-preview">
      <h2 id="policy-preview">Como o hóspede lê</h2>
      <p className={kit.hint}>
        Exemplo: reserva feita hoje, chegada em {formatDate(checkIn, "pt-BR")}.
      </p>
      {isReadable ? (
        <CancellationTerms steps={cancellationSteps(sold, { checkIn, bought })} />
      ) : (
        <p>Acerte os degraus para ver o texto.</p>
      )}
    </section>
  );
}
