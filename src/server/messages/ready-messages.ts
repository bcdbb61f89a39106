import type { ReadyMessage } from "../../contract/owner/messages.ts";
import { whatsappUrl } from "../../contract/page-urls.ts";
import type { Day } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import type { MessageKind } from "../../domain/message.ts";
import { chatNumber } from "../../domain/message-number.ts";
import { fillMessage, type MessageValues } from "../../domain/message-template.ts";
import type { Person } from "../../domain/person.ts";
import { getBookingDetails, type StoredDetails } from "../bookings/get-booking-details.ts";
import { findGuestLink } from "../bookings/renew-guest-link.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { bookingValues } from "./booking-values.ts";
import { textFor } from "./list-message-texts.ts";
import { openingsOf } from "./note-opened.ts";

type MessageDeps = Pick<Deps, "db" | "config" | "clock">;
type Writer = Pick<Person, "name" | "role">;

/** The texts that fit a booking now, and the chats that were opened with them. */
export async function listReadyMessages(
  deps: MessageDeps,
  bookingId: string,
  writer: Writer,
): Promise<ReadyMessage[]> {
  const told = await ofBooking(deps, bookingId, writer);
  const openings = await openingsOf(deps.db, bookingId);
  const ready: ReadyMessage[] = [];
  for (const kind of told.kinds) {
    const text = await write(deps.db, kind, told);
    const opened = openings.get(kind);
    ready.push({
      ...{ kind, text, url: whatsappUrl(chatNumber(told.phone) ?? "", text) },
      openedAt: opened?.at.getTime() ?? null,
      openedBy: opened?.by ?? null,
    });
  }
  return ready;
}

type Fillable = {
  readonly kinds: readonly MessageKind[];
  readonly language: Language;
  readonly phone: string | null;
  readonly values: MessageValues;
};

async function write(
  db: Database,
  kind: MessageKind,
  { language, values }: Fillable,
): Promise<string> {
  return fillMessage({ kind, language, text: await textFor(db, kind, language) }, values);
}

async function ofBooking(deps: MessageDeps, bookingId: string, writer: Writer): Promise<Fillable> {
  const details = await getBookingDetails(deps.db, bookingId);
  const { language, guestPhone: phone } = details;
  const today = await todayAtProperty(deps);
  const kinds = kindsFor(details, today);
  if (kinds.length === 0) return { kinds, language, phone, values: {} };
  // The link lets its holder act as the guest, who may do more than the team.
  const link = writer.role === "owner" ? await findGuestLink(deps, bookingId) : null;
  const asked = { language, signer: writer.name, link, today };
  return { kinds, language, phone, values: await bookingValues(deps.db, details, asked) };
}

/** The kinds that fit the state of a stay, the most likely first. */
function kindsFor(details: StoredDetails, today: Day): MessageKind[] {
  const { state, erased, portal, checkIn, checkOut, checkedIn, balance } = details;
  if (erased || portal?.isClosed) return [];
  if (state === "held" || state === "expired") return [];
  if (state !== "confirmed") return ["contact"];
  const isExpected = !details.noShow && !checkedIn;
  const isOver = details.checkedOut || checkOut < today;
  const isHere = checkedIn && !isOver;
  const fits: readonly (readonly [MessageKind, boolean])[] = [
    ["in-house", isHere && checkOut > today],
    ["departure", isHere && checkOut === today],
    ["directions", isExpected && checkIn === today],
    ["confirmation", isExpected && checkIn > today],
    ["balance-due", balance > 0],
    ["directions", isExpected && checkIn > today],
    ["thanks", isOver && !details.noShow],
    ["contact", true],
  ];
  return fits.filter(([, isFit]) => isFit).map(([kind]) => kind);
}
