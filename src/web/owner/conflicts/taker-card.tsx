import { Form, Link, useNavigation } from "react-router";
import type { DisputedTaker } from "../../../contract/owner/channels.ts";
import { bookingUrl, cancelBookingUrl, timelineAtUrl } from "../../../contract/owner-urls.ts";
import { useHouse } from "../../house.ts";
import button from "../../ui/button.module.css";
import field from "../ui/field.module.css";
import { GuestKnows } from "../ui/guest-knows.tsx";
import styles from "./conflict.module.css";
import { nightsOf, takerTitle, takerWords } from "./conflict-words.ts";

type Props = { taker: DisputedTaker; portal: string; isOwner: boolean };

/** One of our takers on disputed nights, with the solutions that concern it. */
export function TakerCard({ taker, portal, isOwner }: Props) {
  const { property } = useHouse();
  const title = takerTitle(taker);
  return (
    <li className={styles.taker}>
      <h3>
        {taker.kind === "booking" && taker.bookingId ? (
          <Link to={bookingUrl(taker.bookingId)}>{title}</Link>
        ) : (
          title
        )}
      </h3>
      {taker.kind !== "hold" && <p className={styles.nights}>{nightsOf(taker)}</p>}
      <p className={styles.text}>{takerWords(taker, portal, property.timeZone)}</p>
      {isOwner && <WaysOut taker={taker} />}
    </li>
  );
}

function WaysOut({ taker }: { taker: DisputedTaker }) {
  const isBusy = useNavigation().state !== "idle";
  if (taker.kind === "block" && taker.blockId) {
    return (
      <Form method="post" className={field.actions}>
        <input type="hidden" name="acao" value="unblock" />
        <input type="hidden" name="id" value={taker.blockId} />
        <button type="submit" className={button.primary} disabled={isBusy}>
          Tirar bloqueio
        </button>
      </Form>
    );
  }
  if (taker.kind !== "booking" || !taker.bookingId) return null;
  const { bookingId: id, checkIn, checkOut, freeRooms } = taker;
  return (
    <div className={field.actions}>
      {freeRooms.length > 0 && (
        <Form method="post" className={field.actions}>
          <input type="hidden" name="acao" value="move" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="versao" value={taker.version ?? 0} />
          <input type="hidden" name="de" value={checkIn} />
          <input type="hidden" name="ate" value={checkOut} />
          <GuestKnows hasEmail />
          {freeRooms.map(({ listingId, name }, index) => (
            <button
              key={listingId}
              type="submit"
              name="quarto"
              value={listingId}
              className={index === 0 ? button.primary : button.line}
              disabled={isBusy}
            >
              Mover para {name}
            </button>
          ))}
        </Form>
      )}
      <Link className={button.line} to={timelineAtUrl({ id, checkIn })}>
        Outras datas
      </Link>
      <Link className={button.line} to={cancelBookingUrl(id)}>
        Cancelar com devolução
      </Link>
    </div>
  );
}
