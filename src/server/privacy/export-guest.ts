import { AppError } from "../../domain/app-error.ts";
import { selectRooms } from "../bookings/booked-rooms.ts";
import type { Booking } from "../bookings/booking.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import { bookingsOfPerson } from "./bookings-of-person.ts";
import { bookingInWords, type KeptBooking, moment } from "./guest-file.ts";
import { findMentions } from "./mentions.ts";

/** Other places that hold a guest's data, and whom to ask. */
const elsewhere = [
  "O provedor de pagamento que cada reserva nomeia, se você pagou pelo site: guarda o que você digitou lá.",
  "O site que vendeu a estadia (Airbnb, Booking ou outro), se não foi este: guarda a sua conta lá.",
  "O serviço de e-mail da casa: guarda as mensagens trocadas.",
  "O WhatsApp, se houve conversa com a casa: guarda o que foi escrito lá.",
  "A ficha de hóspede (FNRH), se foi preenchida: fica com o Ministério do Turismo.",
];

/** Everything stored about the person of a booking. */
export async function exportGuest(
  deps: Pick<Deps, "db" | "clock">,
  bookingId: string,
): Promise<string> {
  const booking = await findBooking(deps.db, bookingId);
  if (!booking) throw new AppError("booking-unknown");
  return exportBookings(deps, await bookingsOfPerson(deps.db, booking));
}

/** One file, readable by people and programs. */
export async function exportBookings(
  { db, clock }: Pick<Deps, "db" | "clock">,
  bookings: readonly Booking[],
): Promise<string> {
  const { name, timeZone } = await getProperty(db);
  const kept = await Promise.all(bookings.map((booking) => gather(db, booking)));
  const mentions = await findMentions(db, bookings);
  const file = {
    oQueE: `Tudo o que ${name} guarda sobre você`,
    feitoEm: moment(clock(), timeZone),
    reservas: kept.map((one) => bookingInWords(one, timeZone)),
    outrasAnotacoesQueCitamVoce: mentions.map(({ first_day, note }) => ({
      dia: first_day,
      texto: note,
    })),
    ondeMaisPodeHaverDados: elsewhere,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

async function gather(db: Database, booking: Booking): Promise<KeptBooking> {
  const cancellation = await db
    .selectFrom("cancellation")
    .select("at")
    .where("booking_id", "=", booking.id)
    .executeTakeFirst();
  const changes = await db
    .selectFrom("stay_change")
    .select(["made_at", "words"])
    .where("booking_id", "=", booking.id)
    .orderBy("made_at")
    .execute();
  const proposal = await db
    .selectFrom("proposal")
    .select(["label", "words"])
    .where("id", "=", booking.proposal_id)
    .executeTakeFirst();
  const sold = await db
    .selectFrom("portal_stay")
    .select("uid")
    .where("booking_id", "=", booking.id)
    .executeTakeFirst();
  const alerts = await db
    .selectFrom("alert")
    .select(["kind", "raised_at"])
    .where("booking_id", "=", booking.id)
    .orderBy("raised_at")
    .execute();
  const openings = await db
    .selectFrom("message_opening")
    .select(["kind", "at"])
    .where("booking_id", "=", booking.id)
    .orderBy("at")
    .execute();
  const pix = await db
    .selectFrom("hand_pix")
    .leftJoin("hand_pix_receipt", "pix_id", "id")
    .select(["amount", "state", "made_at", "told_at", "picture"])
    .where("booking_id", "=", booking.id)
    .orderBy("made_at")
    .execute();
  const details = await getBookingDetails(db, booking.id);
  const sessions = await db
    .selectFrom("payment_session")
    .select(["checkout_id", "provider"])
    .where("booking_id", "=", booking.id)
    .execute();
  const payments = await db
    .selectFrom("payment")
    .select("reference")
    .where("booking_id", "=", booking.id)
    .where("means", "=", "online")
    .execute();
  const atProvider = {
    quem: [...new Set(sessions.map(({ provider }) => provider))],
    sessoes: sessions.map(({ checkout_id }) => checkout_id),
    pagamentos: payments.map(({ reference }) => reference),
  };
  const rooms = await selectRooms(db, booking.id);
  const [cancelledAt, portalUid] = [cancellation?.at ?? null, sold?.uid ?? null];
  const kept = { booking, rooms, details, cancelledAt, changes, portalUid, atProvider };
  return { ...kept, proposal: proposal ?? null, openings, pix, alerts };
}
