import { guestsInWords } from "../../contract/guests-words.ts";
import type { Day } from "../../domain/day.ts";
import { formatStay } from "../../domain/format-stay.ts";
import type { Guests } from "../../domain/guests.ts";
import { makeStay } from "../../domain/stay.ts";
import { useLanguage } from "../language.ts";
import styles from "./room-parties.module.css";

type Room = {
  readonly id: string;
  readonly name: string;
  readonly guests: Guests;
  readonly checkIn?: Day;
  readonly checkOut?: Day;
};

/** Each room of a booking with who sleeps there, and its own dates if they are given. */
export function RoomParties({ rooms }: { rooms: readonly Room[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ id, name, guests, checkIn, checkOut }) => {
        const stay = checkIn && checkOut && makeStay(checkIn, checkOut);
        return (
          <li key={id}>
            <b>{name}</b>
            <span>{guestsInWords(guests, language)}</span>
            {stay && <span>{formatStay(stay, "long", language)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
