import type { z } from "zod";
import { AppError } from "../domain/app-error.ts";
import { parseDay } from "../domain/day.ts";
import type { Guests } from "../domain/guests.ts";
import { fromReais, toReais } from "../domain/money.ts";
import { makeStay, type Stay } from "../domain/stay.ts";
import type {
  BookingRecord,
  CheckoutRequest,
  ListingSearch,
  OpenCheckout,
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
    people: wire.people ?? DEFAULT_PEOPLE,
    rooms: wire.rooms ?? DEFAULT_ROOMS,
  };
}

/** `guests` counts the adults; children are named by age because they are priced by age. */
export function fromWireCheckoutRequest(
  wire: z.output<typeof wireCheckoutRequest>,
): CheckoutRequest {
  return {
    listingId: wire.quartoId,
    stay: requireStay(makeStay(wire.startDate, wire.endDate)),
    guests:
      wire.guests === undefined && wire.children === undefined
        ? null
        : {
            adults: wire.guests ?? DEFAULT_PEOPLE,
            childrenUpTo12: wire.children?.upTo12 ?? 0,
            childrenAbove12: wire.children?.above12 ?? 0,
          },
  };
}

export function toWireCheckoutRequest(
  { listingId, stay, guests }: CheckoutRequest,
  language: "pt-BR" | "en-US",
): z.input<typeof wireCheckoutRequest> {
  const plain = { startDate: stay.checkIn, endDate: stay.checkOut, quartoId: listingId, language };
  return guests ? { ...plain, ...toWireGuests(guests) } : plain;
}

export function toWireCheckout(checkout: OpenCheckout): WireCheckout {
  return {
    client_secret: checkout.clientSecret,
    checkoutId: checkout.checkoutId,
    total: toReais(checkout.total),
    expiresAt: new Date(checkout.expiresAt).toISOString(),
    ...(checkout.isContested && { contested: true }),
  };
}

export function fromWireCheckout(wire: WireCheckout): OpenCheckout {
  return {
    checkoutId: wire.checkoutId,
    clientSecret: wire.client_secret,
    total: fromReais(wire.total),
    expiresAt: Date.parse(wire.expiresAt),
    isContested: wire.contested === true,
  };
}

/** A claim that cannot be read is no claim: it must never stand in the way of a paid booking. */
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
    total: toReais(booking.total),
    linhas: booking.lines.map((line) => ({
      ...line,
      unitPrice: toReais(line.unitPrice),
      amount: toReais(line.amount),
    })),
  };
}

export function fromWireBooking(wire: WireBooking): BookingRecord {
  return {
    code: wire.codigo,
    checkIn: wire.dataEntrada,
    checkOut: wire.dataSaida,
    guestName: wire.nome,
    guestEmail: wire.email,
    listingId: wire.quartoId,
    listingName: wire.quarto,
    total: fromReais(wire.total),
    lines: wire.linhas.map((line) => ({
      ...line,
      unitPrice: fromReais(line.unitPrice),
      amount: fromReais(line.amount),
    })),
  };
}

function toWireGuests(guests: Guests) {
  return {
    guests: guests.adults,
    children: { upTo12: guests.childrenUpTo12, above12: guests.childrenAbove12 },
  };
}

function requireStay(stay: Stay | null): Stay {
  if (!stay) throw new AppError("invalid-stay");
  return stay;
}
