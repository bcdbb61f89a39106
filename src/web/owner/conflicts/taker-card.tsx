import { Link } from "react-router";
import type { DisputedTaker } from "../../../contract/owner/channels.ts";
import {
  bookingUrl,
  cancelBookingUrl,
  cancelRoomUrl,
  ownerProposalUrl,
  timelineAtUrl,
} from "../../../contract/owner-urls.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import { GuestKnows } from "../timeline/guest-knows.tsx";
import kit from "../ui/kit.module.css";
import styles from "./conflict.module.css";
import type { WayOut } from "./conflict-words.ts";
import { nightsOf, takerTitle, takerWords } from "./conflict-words.ts";

type Way = { taker: DisputedTaker; sending: Sending<WayOut> };
type Props = Way & { portal: string; mayResolve: boolean };

/** One of our bookings, blocks or proposals on the disputed nights, with the ways out for it. */
export function TakerCard({ taker, portal, mayResolve, sending }: Props) {
  const { property } = useSite();
  const title = takerTitle(taker);
  return (
    <li className={styles.taker}>
      <h3>
        {taker.kind === "booking" && taker.bookingId ? (
          <Link className="tap" to={bookingUrl(taker.bookingId)}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {taker.kind !== "hold" && <p className="num">{nightsOf(taker)}</p>}
      <p className={`${kit.hint} ${styles.text}`}>{takerWords(taker, portal, property.timeZone)}</p>
      {mayResolve && <WaysOut taker={taker} sending={sending} />}
    </li>
  );
}

function WaysOut({ taker, sending }: Way) {
  if (taker.kind === "proposal") {
    return (
      <div className={field.actions}>
        <Link className={button.line} to={ownerProposalUrl(taker.proposalId)}>
          Abrir o orçamento
        </Link>
      </div>
    );
  }
  if (taker.kind === "block" && taker.blockId) {
    return (
      <SentForm
        sending={sending}
        intent="unblock"
        fields={{ id: taker.blockId }}
        className={field.actions}
      >
        <SubmitButton>Tirar bloqueio</SubmitButton>
      </SentForm>
    );
  }
  if (taker.kind !== "booking" || !taker.bookingId) return null;
  const { bookingId: id, stayId, checkIn, checkOut, freeListings } = taker;
  const dates = { from: checkIn, until: checkOut };
  return (
    <div className={field.actions}>
      {freeListings.length > 0 && (
        <SentForm
          sending={sending}
          intent="move"
          fields={{ id, version: taker.version ?? 0, ...dates, ...(stayId && { stay: stayId }) }}
          className={field.actions}
        >
          <GuestKnows hasEmail />
          {freeListings.map(({ listingId, name }, index) => (
            <SubmitButton
              key={listingId}
              name="listing"
              value={listingId}
              className={index === 0 ? button.primary : button.line}
            >
              Mover para {name}
            </SubmitButton>
          ))}
        </SentForm>
      )}
      <Link className={button.line} to={timelineAtUrl({ id, checkIn })}>
        Outras datas
      </Link>
      <Link className={button.line} to={stayId ? cancelRoomUrl(id, stayId) : cancelBookingUrl(id)}>
        {stayId ? "Cancelar só este quarto" : "Cancelar com devolução"}
      </Link>
    </div>
  );
}
