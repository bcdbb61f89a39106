import type { ComponentType } from "react";
import type { RoomsOffer } from "../../../contract/owner/room-offers.ts";
import { guestCount } from "../../../domain/guests.ts";
import { formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import cards from "../../ui/option-cards.module.css";
import { plural } from "../ui/words.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { type Choice, choicesOf, chosenIn, roomsToPick } from "./choices.ts";
import styles from "./new-booking.module.css";
import { OtherDates, OtherRooms, TakenRoom } from "./not-free.tsx";
import { PickedRooms } from "./picked-rooms.tsx";

type Props = {
  offer: RoomsOffer;
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  /** How the choices are drawn. */
  as?: ComponentType<OptionsProps>;
};

export type OptionsProps = {
  offer: RoomsOffer;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (key: string) => void;
};

/** What is free, each with its total: one tap chooses it. */
export function RoomsOffered({ offer, draft, onDraft, as: Options = RoomCards }: Props) {
  const choices = choicesOf(offer, draft.guests);
  const chosen = chosenIn(offer, draft);
  return (
    <>
      <TakenRoom offer={offer} draft={draft} />
      {draft.picked ? (
        <PickedRooms offer={offer} draft={draft} picked={draft.picked} onDraft={onDraft} />
      ) : (
        <>
          {choices.length > 0 && (
            <Options
              offer={offer}
              choices={choices}
              chosen={draft.chosen}
              onChoose={(key) => onDraft({ ...draft, chosen: key })}
            />
          )}
          {choices.length === 0 && <p>{nothingWords(offer, draft)}</p>}
          {roomsToPick(offer).length > 1 && (
            <button
              type="button"
              className={`${button.quiet} ${styles.tap}`}
              onClick={() => onDraft({ ...draft, picked: roomsOf(offer, chosen) })}
            >
              <Icon name="plus" />
              Mais de um quarto
            </button>
          )}
        </>
      )}
      <OtherRooms offer={offer} draft={draft} />
      <OtherDates
        offer={offer}
        draft={draft}
        onDates={({ checkIn, checkOut }) => onDraft({ ...draft, checkIn, checkOut })}
      />
      {chosen && <Chosen choice={chosen} />}
    </>
  );
}

function RoomCards({ choices, chosen, onChoose }: OptionsProps) {
  return (
    <div className={cards.options} role="radiogroup" aria-labelledby="quarto">
      {choices.map((choice) => (
        <RoomOption
          key={choice.key}
          choice={choice}
          isChosen={choice.key === chosen}
          onChoose={() => onChoose(choice.key)}
        />
      ))}
    </div>
  );
}

type OptionProps = { choice: Choice; isChosen: boolean; onChoose: () => void };

function RoomOption({ choice, isChosen, onChoose }: OptionProps) {
  return (
    <label className={cards.option}>
      <input type="radio" name="room" value={choice.key} checked={isChosen} onChange={onChoose} />
      <span>
        <b>{choice.name}</b>
        <small>{choice.note}</small>
      </span>
      <span className={cards.amount}>{formatMoney(choice.total, "pt-BR")}</span>
    </label>
  );
}

/** What is sent: the rooms, and the total that was seen, to be compared. */
function Chosen({ choice }: { choice: Choice }) {
  const [first, ...others] = choice.parties;
  return (
    <>
      <input type="hidden" name="listing" value={first?.listingId} />
      {others.length > 0 && (
        <input type="hidden" name="parties" value={JSON.stringify(choice.parties)} />
      )}
      <input type="hidden" name="seen" value={choice.total} />
    </>
  );
}

function roomsOf(offer: RoomsOffer, chosen: Choice | null): string[] {
  const free = new Set(roomsToPick(offer).map(({ listingId }) => listingId));
  const ids = chosen?.parties.map(({ listingId }) => listingId) ?? [];
  return ids.filter((id) => free.has(id));
}

function nothingWords({ rooms }: RoomsOffer, { guests }: BookingDraft): string {
  const people = plural(guestCount(guests), "pessoa", "pessoas");
  return rooms.some(({ takers }) => takers.length === 0)
    ? `O que está livre nessas datas não acomoda ${people}. Mude as datas, ou divida em duas reservas.`
    : "Nenhum quarto está livre nessas datas.";
}
