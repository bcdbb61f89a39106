import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Role } from "../../domain/person.ts";
import type { Deps } from "../deps.ts";
import { changeBooking } from "./change-booking.ts";
import { changedFields } from "./changed-fields.ts";
import { followAddress } from "./follow-address.ts";
import { writeJournal } from "./journal.ts";

export type BookingEdit = {
  readonly note: string;
  readonly expectedArrival: string | null;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly guestPhone: string | null;
};

/** Optimistic lock: a stale version is refused. */
export async function editBooking(
  deps: Deps,
  bookingId: string,
  version: number,
  edit: BookingEdit,
  { cause, role }: { readonly cause: Cause; readonly role: Role },
): Promise<void> {
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    if (booking.erased_at) throw new AppError("guest-erased");
    if (booking.version !== version) throw new AppError("changed-meanwhile");
    const set = {
      note: edit.note,
      expected_arrival: edit.expectedArrival,
      guest_name: edit.guestName,
      guest_email: edit.guestEmail,
      guest_phone: edit.guestPhone,
    };
    await followAddress(deps, change, booking, { address: edit.guestEmail, role }, () =>
      change.tx
        .updateTable("booking")
        .set({ ...set, version: version + 1 })
        .where("id", "=", bookingId)
        .execute(),
    );
    const facts = { fields: changedFields(booking, set) };
    await writeJournal(change, { bookingId, event: "edited", state: booking.state, facts });
  });
}
