import type { PricedListing } from "../../../contract/owner/prices.ts";
import styles from "./night-prices.module.css";
import { runWords } from "./preview-words.ts";

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
