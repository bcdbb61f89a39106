import { formatMoney } from "../../../src/domain/money.ts";
import { writeLetter } from "../../../src/server/mail/write-letter.ts";
import type { Mail } from "../../../src/server/outbox/mark-mail.ts";
import type { Real } from "./real.ts";
import type { World } from "./world.ts";

/** What a mail would say now about a booking that still stands is what the model has. */
export async function compareLetter(world: World, real: Real): Promise<void> {
  const booking = world.bookings.findLast(({ state }) => state === "confirmed");
  if (!booking) return;
  const { id } = booking;
  const mail = { kind: "confirmation", booking_id: id } as Mail;
  await real.app.deps.db
    .updateTable("booking")
    .set({ guest_email: "ana@exemplo.example" })
    .where("id", "=", id)
    .execute();
  const letter = await writeLetter(real.app.deps, mail);
  const { total, received, refunded, asked } = booking.money;
  const amounts = [total, received - refunded, ...(asked > 0 ? [asked] : [])];
  const text = letter?.text.replaceAll("\u00a0", " ") ?? "";
  for (const amount of amounts) {
    const said = formatMoney(amount, "pt-BR").replaceAll("\u00a0", " ");
    if (!text.includes(said)) throw new Error(`the mail does not say ${said}: ${text}`);
  }
}
