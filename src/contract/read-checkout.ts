import type { z } from "zod";
import { AppError } from "../domain/app-error.ts";
import type { CancellationStep } from "../domain/cancellation.ts";
import { parseDay } from "../domain/day.ts";
import type { Guests } from "../domain/guests.ts";
import type { CurrentRow } from "../domain/payment-plan.ts";
import type { QuoteLine } from "../domain/quote.ts";
import type { RoomForGuest, ToldCheckout, ToldRecord } from "./api.ts";
import { isLineKind } from "./quote-words.ts";
import { asTold, readDay, readList, readMoney, readNumber, readText } from "./read-wire.ts";
import type { wireBooking, wireCheckout } from "./wire.ts";

export function fromWireCheckout(wire: unknown): ToldCheckout {
  const fields = asTold<keyof z.output<typeof wireCheckout>>(wire);
  const clientSecret = readText(fields.client_secret);
  if (clientSecret === null) throw new AppError("payment-unavailable");
  return {
    clientSecret,
    checkoutId: readText(fields.checkoutId),
    total: readMoney(fields.total),
    dueNow: readMoney(fields.dueNow),
    expiresAt: readNumber(Date.parse(String(fields.expiresAt))),
    isContested: fields.contested === true,
  };
}

export function fromWireBooking(wire: unknown, timeZone: () => string): ToldRecord {
  const fields = asTold<keyof z.output<typeof wireBooking>>(wire);
  // Not an object: treat it as a failure, so that it is retried.
  if (fields !== wire) throw new AppError("unexpected");
  const lines = readList(fields.linhas, readLine);
  const plan = readList(fields.plano, readRow);
  const rooms = readList(fields.quartos, (room) => readRoom(room, timeZone));
  const steps = readList(fields.cancelamento, readStep);
  return {
    code: readText(fields.codigo),
    checkIn: readDay(fields.dataEntrada, timeZone),
    checkOut: readDay(fields.dataSaida, timeZone),
    guestName: readText(fields.nome),
    guestEmail: readText(fields.email),
    listingId: readText(fields.quartoId),
    listingName: readText(fields.quarto),
    total: readMoney(fields.total),
    // Incomplete lines or rows would not add up: show none.
    lines: isWhole(lines, fields.linhas) ? lines : [],
    plan: isWhole(plan, fields.plano) ? plan : [],
    guests: readGuests(fields.hospedes),
    rooms: isWhole(rooms, fields.quartos) ? rooms : [],
    // An incomplete policy would promise too little or too much: show none.
    steps: isWhole(steps, fields.cancelamento) ? steps : [],
  };
}

function isWhole(read: readonly unknown[], told: unknown): boolean {
  return read.length === (told as { length?: number } | null | undefined)?.length;
}

function readGuests(wire: unknown): Guests | null {
  const fields = asTold<keyof z.output<typeof wireBooking>["hospedes"]>(wire);
  const adults = readNumber(fields.adultos);
  if (adults === null) return null;
  return {
    adults,
    childrenUpTo12: readNumber(fields.criancasAte12) ?? 0,
    childrenAbove12: readNumber(fields.criancasAcimaDe12) ?? 0,
  };
}

function readRoom(wire: unknown, timeZone: () => string): RoomForGuest | null {
  const fields = asTold<"id" | "quarto" | "dataEntrada" | "dataSaida" | "hospedes">(wire);
  const [id, name] = [readText(fields.id), readText(fields.quarto)];
  const checkIn = readDay(fields.dataEntrada, timeZone);
  const checkOut = readDay(fields.dataSaida, timeZone);
  const guests = readGuests(fields.hospedes);
  return id && name && checkIn && checkOut && guests
    ? { id, name, checkIn, checkOut, guests }
    : null;
}

function readRow(wire: unknown): CurrentRow | null {
  const fields = asTold<"valor" | "pago" | "ate" | "naCasa">(wire);
  const [amount, paid] = [readMoney(fields.valor), readMoney(fields.pago)];
  if (amount === null || paid === null) return null;
  const by = typeof fields.ate === "string" ? parseDay(fields.ate) : null;
  return { amount, paid, by, atProperty: fields.naCasa === true };
}

function readStep(wire: unknown): CancellationStep | null {
  const fields = asTold<"dia" | "hora" | "devolve" | "arrependimento">(wire);
  const day = typeof fields.dia === "string" ? parseDay(fields.dia) : null;
  const time = readText(fields.hora);
  const refundPercent = readNumber(fields.devolve);
  if (!day || !time || !/^\d\d:\d\d$/.test(time) || refundPercent === null) return null;
  return { until: { day, time }, refundPercent, isRegret: fields.arrependimento === true };
}

function readLine(wire: unknown): QuoteLine | null {
  const fields = asTold<keyof QuoteLine>(wire);
  const { kind } = fields;
  const [nights, people] = [readNumber(fields.nights), readNumber(fields.people)];
  const [unitPrice, amount] = [readMoney(fields.unitPrice), readMoney(fields.amount)];
  if (nights === null || people === null || unitPrice === null || amount === null) return null;
  const [words, room] = [readText(fields.words), readText(fields.room)];
  return isLineKind(kind)
    ? { kind, nights, people, unitPrice, amount, ...(words && { words }), ...(room && { room }) }
    : null;
}
