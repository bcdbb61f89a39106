import { addDays, daysBetween } from "../../../domain/day.ts";
import { monthOf } from "../../../domain/month.ts";
import type { Stay } from "../../../domain/stay.ts";
import type { Deps } from "../../deps.ts";

type StayRow = Stay & {
  readonly id: string;
  readonly listing: string;
  readonly rooms: readonly string[];
  readonly off: boolean;
};

type BookingRow = {
  readonly state: string;
  readonly channel: string;
  readonly commission: number | null;
  readonly isPortal: boolean;
  readonly stays: readonly StayRow[];
  readonly charges: readonly {
    readonly stay: string;
    readonly amount: number;
    readonly kind: string;
  }[];
};

export type Part = {
  readonly month: string;
  readonly room: string;
  readonly channel: string;
  readonly sold: number;
  readonly unpriced: number;
  readonly revenue: number;
  readonly kept: number;
  readonly commission: number;
};

/** Every night and room of every stay, counted one by one with what it earned. */
export async function plainNumbers({ pool }: Deps): Promise<Part[]> {
  const { rows } = await pool.query<BookingRow>(`
    select state, channel, commission, portal_stay.id is not null as "isPortal",
      (select json_agg(json_build_object(
         'id', stay.id, 'listing', listing_id, 'checkIn', check_in, 'checkOut', check_out,
         'off', cancelled_at is not null,
         'rooms', (select json_agg(name order by physical_room.id)
                   from listing_physical_room as part
                   join physical_room on physical_room.id = physical_room_id
                   where part.listing_id = stay.listing_id)
       ) order by position, id) from stay where booking_id = booking.id) as stays,
      (select coalesce(json_agg(json_build_object(
         'stay', stay_id, 'amount', amount, 'kind', line ->> 'kind')), '[]')
       from account_entry where booking_id = booking.id and kind = 'charge') as charges
    from booking left join portal_stay on portal_stay.booking_id = booking.id
    where state in ('confirmed', 'cancelled')`);
  return rows.flatMap(partsOf);
}

function partsOf(booking: BookingRow): Part[] {
  const { state, channel, stays, charges, isPortal } = booking;
  const first = stays.find(({ off }) => !off);
  const isByHand = (kind: string) => kind === "extra" || kind === "discount";
  return stays.flatMap((stay) => {
    const isLive = state === "confirmed" && !stay.off;
    const own = charges.filter(({ stay: of, kind }) => {
      const charged = stays.find(({ id }) => id === of);
      const goesOver = state === "confirmed" && charged?.off && isByHand(kind);
      return stay === (goesOver ? first : charged);
    });
    const worth = sum(own);
    const isUnpriced = isPortal && sum(own.filter(({ kind }) => !isByHand(kind))) === 0;
    const nights = isLive ? daysBetween(stay.checkIn, stay.checkOut) : 1;
    const count = nights * stay.rooms.length;
    return Array.from({ length: count }, (_, index) => {
      const night = addDays(stay.checkIn, Math.floor(index / stay.rooms.length));
      const share = (amount: number) =>
        Math.trunc((amount * (index + 1)) / count) - Math.trunc((amount * index) / count);
      return {
        month: monthOf(night),
        room: stay.rooms[index % stay.rooms.length] ?? "",
        channel,
        sold: isLive ? 1 : 0,
        unpriced: isLive && isUnpriced ? 1 : 0,
        revenue: share(worth),
        kept: isLive ? 0 : share(worth),
        commission: isLive ? share(booking.commission ?? 0) : 0,
      };
    });
  });
}

const sum = (charges: readonly { readonly amount: number }[]) =>
  charges.reduce((all, { amount }) => all + amount, 0);
