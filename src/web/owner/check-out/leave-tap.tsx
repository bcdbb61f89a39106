import type { ReactNode } from "react";
import type { BookedRoom, BookingDetails } from "../../../contract/owner/bookings.ts";
import { deskUrl } from "../../../contract/owner-urls.ts";
import { useSending } from "../form/use-sending.ts";
import { CheckOutTap } from "./check-out-tap.tsx";

type Props = {
  booking: BookingDetails;
  /** The rooms that leave, if not all do. */
  rooms?: readonly BookedRoom[];
  className: string | undefined;
  children: ReactNode;
};

/** The check-out of a booking, or of some of its rooms. */
export function LeaveTap({ booking, rooms, className, children }: Props) {
  const desk = useSending({ action: deskUrl });
  const [room] = rooms ?? [];
  const { listingId, checkIn, checkOut } = room ?? booking;
  const stay = {
    ...booking,
    ...{ listingId, checkIn, checkOut },
    bookingId: booking.id,
    ...(rooms && { stayIds: rooms.map(({ stayId }) => stayId) }),
  };
  return (
    <CheckOutTap stay={stay} desk={desk} className={className}>
      {children}
    </CheckOutTap>
  );
}
