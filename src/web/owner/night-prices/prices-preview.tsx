import type { PricedListing, PricedRun } from "../../../contract/owner/prices.ts";
import { formatMoney } from "../../../domain/money.ts";
import { nightsWords } from "../ui/words.ts";
import styles from "./night-prices.module.css";

/** What each night would cost, before anything is saved. */
export function PricesPreview({
  isAsked,
  rooms,
}: {
  isAsked: boolean;
  rooms: readonly PricedListing[] | null;
}) {
  return (
    <div className={styles.preview} role="status">
      {!isAsked && <p>Escolha as noites, os quartos e o preço. Nada muda antes de salvar.</p>}
      {isAsked && !rooms && <p>Vendo quanto custa hoje…</p>}
      {isAsked &&
        rooms?.map(({ listingId, name, runs }) => (
          <div key={listingId}>
            <b>{name}</b>
            <ul>
              {runs.map((run) => (
                <li key={run.firstNight}>{runWords(run)}</li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

const money = (amount: number) => formatMoney(amount, "pt-BR");

/** '12 a 15 de janeiro de 2027: de R$ 890 para R$ 1.200' */
function runWords({ firstNight, lastNight, before, after, minNights }: PricedRun): string {
  const price =
    before.price === after.price
      ? `já custa ${money(after.price)}`
      : `de ${money(before.price)} para ${money(after.price)}`;
  const { longer } = before;
  return [
    `${nightsWords(firstNight, lastNight)}: ${price}`,
    longer &&
      !after.longer &&
      `sai o preço de ${money(longer.price)} a partir de ${longer.fromNights} noites`,
    minNights.before !== minNights.after &&
      `estadia mínima de ${minNights.after}, era de ${minNights.before}`,
  ]
    .filter(Boolean)
    .join("; ");
}
