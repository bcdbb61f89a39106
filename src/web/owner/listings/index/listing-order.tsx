import { useEffect, useRef, useState } from "react";
import type { ListingRow } from "../../../../contract/owner/listings.ts";
import { ownerListingsUrl } from "../../../../contract/page-urls.ts";
import button from "../../../ui/button.module.css";
import { Icon } from "../../../ui/icon.tsx";
import { Refused } from "../../form/refused.tsx";
import { useSending } from "../../form/use-sending.ts";
import kit from "../../ui/kit.module.css";
import { moved, useDragging } from "../sorting.ts";
import { ListingRowCard } from "./listing-row.tsx";
import styles from "./listings.module.css";

/** The rooms in the order of the home page, moved by dragging or with two buttons each. */
export function ListingOrder({ rooms }: { rooms: readonly ListingRow[] }) {
  const sending = useSending({ action: ownerListingsUrl });
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const pressed = useRef<string | null>(null);
  const order = sending.refusal ? rooms : inOrder(rooms, wanted);

  const move = (from: number, to: number) => {
    const listing = order[from];
    if (!listing || to < 0 || to >= order.length) return;
    const next = moved(order, from, to);
    setWanted(next.map(({ id }) => id));
    setSaid(`${listing.name}: agora na posição ${to + 1} de ${order.length}.`);
    sending.send(Object.fromEntries(next.map(({ id }, place) => [`ids.${place}`, id])));
  };
  const draggable = useDragging(move);

  // Moving a row in the DOM drops the button's focus.
  useEffect(() => {
    if (said && pressed.current) document.getElementById(pressed.current)?.focus();
  }, [said]);

  return (
    <>
      <p className={`${kit.hint} ${styles.hint}`}>
        É a ordem da página inicial. Arraste ou use as setas; a casa inteira fica melhor por último.
      </p>
      <Refused sending={sending} />
      <p className="vh" role="status">
        {said}
      </p>
      <ol className={styles.list}>
        {order.map((listing, index) => (
          <li key={listing.id} className={styles.row} {...draggable(index)}>
            <Icon name="grip-vertical" className={styles.grip} />
            <ListingRowCard listing={listing} editable />
            <div className={styles.arrows}>
              {(["up", "down"] as const).map((way) => {
                const to = way === "up" ? index - 1 : index + 1;
                return (
                  <button
                    key={way}
                    type="button"
                    id={`${way}-${listing.id}`}
                    className={button.icon}
                    aria-label={`${way === "up" ? "Subir" : "Descer"} ${listing.name}`}
                    aria-disabled={to < 0 || to >= order.length || undefined}
                    onClick={(event) => {
                      pressed.current = event.currentTarget.id;
                      move(index, to);
                    }}
                  >
                    <Icon name={`arrow-${way}`} />
                  </button>
                );
              })}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The stored order until she changes it; an unknown room comes last. */
function inOrder(rooms: readonly ListingRow[], wanted: readonly string[]): readonly ListingRow[] {
  const place = ({ id }: ListingRow) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length);
  return rooms.toSorted((one, other) => place(one) - place(other));
}
