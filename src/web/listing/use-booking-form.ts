import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import { useSite } from "../site.ts";
import { readEntries, typedOr, writeEntries } from "./entries-in-address.ts";
import type { Entries } from "./judge-booking.ts";

export type BookingForm = Entries & {
  setCheckIn(text: string): void;
  setCheckOut(text: string): void;
  setDays(checkIn: Day | null, checkOut: Day | null): void;
  /** Of the room at this place. */
  setGuests(place: number, guests: Guests): void;
};

/**
 * The form's values, initialised from the URL. The URL follows, so that a reload, a shared link and
 * the other language show the same values.
 */
export function useBookingForm(rooms: readonly Listing[]): BookingForm {
  const { dateFormat } = useSite().property;
  const [address, setAddress] = useSearchParams();
  const [entries, setEntries] = useState(() => readEntries(address, rooms, dateFormat));
  const isUntouched = useRef(true);
  const inAddress = useRef(`${address}`);
  function change(part: Partial<Entries>) {
    isUntouched.current = false;
    setEntries((before) => ({ ...before, ...part }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the entries change
  useEffect(() => {
    const chosen = writeEntries(address, entries, dateFormat, rooms.slice(1));
    if (isUntouched.current || `${chosen}` === inAddress.current) return;
    inAddress.current = `${chosen}`;
    setAddress(chosen, { replace: true, preventScrollReset: true });
  }, [entries]);

  return {
    ...entries,
    setCheckIn: (checkIn) => change({ checkIn }),
    setCheckOut: (checkOut) => change({ checkOut }),
    setDays: (checkIn, checkOut) =>
      change({ checkIn: typedOr(checkIn, dateFormat), checkOut: typedOr(checkOut, dateFormat) }),
    setGuests: (place, guests) =>
      change({ parties: entries.parties.map((party, at) => (at === place ? guests : party)) }),
  };
}
