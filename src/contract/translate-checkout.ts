import type { z } from "zod";
import { AppError } from "../domain/app-error.ts";
import { parseDay } from "../domain/day.ts";
import type { Guests } from "../domain/guests.ts";
import { fromReais, toReais } from "../domain/money.ts";
import type { CurrentRow } from "../domain/payment-plan.ts";
import { makeStay, type Stay } from "../domain/stay.ts";
import type {
  BookingRecord,
  CheckoutRequest,
  ListingSearch,
  OpenCheckout,
  RoomForGuest,
  SettlementClaim,
} from "./api.ts";
import type {
  wireBooking,
  wireCheckout,
  wireCheckoutRequest,
  wireSearch,
  wireSettlementClaim,
} from "./wire.ts";

type WireBooking = z.output<typeof wireBooking>;
type WireCheckout = z.output<typeof wireCheckout>;
type WireSearch = z.output<typeof wireSearch>;

const DEFAULT_PEOPLE = 2;
const DEFAULT_ROOMS = 1;

export function fromWireSearch(wire: WireSearch): ListingSearch | null {
  if (!wire.startDate && !wire.endDate) return null;
  if (!wire.startDate || !wire.endDate) throw new AppError("invalid-stay");
  return {
    stay: requireStay(makeStay(wire.startDate, wire.endDate)),
    guests: fromWireParty(wire),
    rooms: wire.rooms ?? DEFAULT_ROOMS,
  };
}

/** `people` counts everybody, including the children given by age. */
function fromWireParty({ people, childrenUpTo12 = 0, childrenAbove12 = 0 }: WireSearch): Guests {
  const children = childrenUpTo12 + childrenAbove12;
  const adults = (people ?? DEFAULT_PEOPLE) - children;
  if (children > 0 && adults < 1) throw new AppError("invalid-request");
  return { adults, childrenUpTo12, childrenAbove12 };
}

/** `guests` counts adults only; children are given by age because prices depend on it. */
export function fromWireCheckoutRequest(
  wire: z.output<typeof wireCheckoutRequest>,
): CheckoutRequest {
  return {
    listingId: wire.quartoId,
    stay: requireStay(makeStay(wire.startDate, wire.endDate)),
    guests: wire.guests === undefined && wire.children === undefined ? null : fromWireGuests(wire),
    ...(wire.otherRooms && {
      otherRooms: wire.otherRooms.map((room) => ({
        listingId: room.quartoId,
        guests: fromWireGuests(room),
      })),
    }),
    ...(wire.payAll && { paysAll: true }),
    key: wire.key ?? null,
  };
}

type WireParty = Pick<z.output<typeof wireCheckoutRequest>, "guests" | "children">;

function fromWireGuests({ guests, children }: WireParty): Guests {
  return {
    adults: guests ?? DEFAULT_PEOPLE,
    childrenUpTo12: children?.upTo12 ?? 0,
    childrenAbove12: children?.above12 ?? 0,
  };
}

/** Without a party it is exactly the specification's call. */
export function toWireCheckoutRequest(
  { listingId, stay, guests, otherRooms = [], paysAll, key }: CheckoutRequest,
  language: "pt-BR" | "en-US",
): z.input<typeof wireCheckoutRequest> {
  const plain = { startDate: stay.checkIn, endDate: stay.checkOut, quartoId: listingId };
  const others = otherRooms.map((room) => ({
    quartoId: room.listingId,
    ...toWireGuests(room.guests),
  }));
  const wish = {
    ...(others.length > 0 && { otherRooms: others }),
    ...(paysAll && { payAll: true }),
    ...(key && { key }),
  };
  return guests ? { ...plain, ...toWireGuests(guests), language, ...wish } : plain;
}

export function toWireCheckout(checkout: OpenCheckout): WireCheckout {
  return {
    client_secret: checkout.clientSecret,
    checkoutId: checkout.checkoutId,
    total: toReais(checkout.total),
    ...(checkout.dueNow !== checkout.total && { dueNow: toReais(checkout.dueNow) }),
    expiresAt: new Date(checkout.expiresAt).toISOString(),
    ...(checkout.isContested && { contested: true }),
  };
}

/** An invalid claim is ignored: it must never block a paid booking. */
export function fromWireClaim(wire: z.output<typeof wireSettlementClaim>): SettlementClaim {
  const claimedDay = (value: unknown) => (typeof value === "string" ? parseDay(value) : null);
  const price = typeof wire.price === "string" ? Number(wire.price) : wire.price;
  return {
    checkoutId: wire.checkoutId,
    total: typeof price === "number" && Number.isFinite(price) ? fromReais(price) : null,
    checkIn: claimedDay(wire.dataEntrada),
    checkOut: claimedDay(wire.dataSaida),
    listingId: typeof wire.quartoId === "string" ? wire.quartoId : null,
  };
}

export function toWireClaim(claim: SettlementClaim): z.input<typeof wireSettlementClaim> {
  return {
    checkoutId: claim.checkoutId,
    price: claim.total === null ? null : toReais(claim.total),
    dataEntrada: claim.checkIn,
    dataSaida: claim.checkOut,
    quartoId: claim.listingId,
  };
}

export function toWireBooking(booking: BookingRecord): WireBooking {
  return {
    codigo: booking.code,
    dataEntrada: booking.checkIn,
    dataSaida: booking.checkOut,
    nome: booking.guestName,
    email: booking.guestEmail,
    quartoId: booking.listingId,
    quarto: booking.listingName,
    hospedes: toWireParty(booking.guests),
    ...(booking.rooms.length > 1 && { quartos: booking.rooms.map(toWireRoom) }),
    total: toReais(booking.total),
    linhas: booking.lines.map((line) => ({
      ...line,
      unitPrice: toReais(line.unitPrice),
      amount: toReais(line.amount),
    })),
    ...(booking.plan.length > 0 && { plano: booking.plan.map(toWireRow) }),
    cancelamento: booking.steps.map(({ until, refundPercent, isRegret }) => ({
      dia: until.day,
      hora: until.time,
      devolve: refundPercent,
      arrependimento: isRegret,
    })),
  };
}

function toWireParty(guests: Guests) {
  return {
    adultos: guests.adults,
    criancasAte12: guests.childrenUpTo12,
    criancasAcimaDe12: guests.childrenAbove12,
  };
}

function toWireRoom({ id, name, checkIn, checkOut, guests }: RoomForGuest) {
  const dates = { dataEntrada: checkIn, dataSaida: checkOut };
  return { id, quarto: name, ...dates, hospedes: toWireParty(guests) };
}

function toWireRow({ amount, paid, by, atProperty }: CurrentRow) {
  return { valor: toReais(amount), pago: toReais(paid), ate: by, naCasa: atProperty };
}

export function toWireGuests(guests: Guests) {
  return {
    guests: guests.adults,
    children: { upTo12: guests.childrenUpTo12, above12: guests.childrenAbove12 },
  };
}

function requireStay(stay: Stay | null): Stay {
  if (!stay) throw new AppError("invalid-stay");
  return stay;
}
