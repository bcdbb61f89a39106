import type { Tx } from "../database/connect.ts";
import type { Booking } from "./booking.ts";

/** As the guest says it. Raises the version, so that a form the owner has open is refused. */
export async function expectArrival(
  tx: Tx,
  { id, version }: Pick<Booking, "id" | "version">,
  time: string | null,
): Promise<void> {
  await tx
    .updateTable("booking")
    .set({ expected_arrival: time, version: version + 1 })
    .where("id", "=", id)
    .execute();
}
