import type { z } from "zod";
import { AppError } from "../domain/app-error.ts";
import type { NearestFree } from "../domain/nearest-free.ts";
import type { Stay } from "../domain/stay.ts";
import type { StayRefusal } from "../domain/stay-rules.ts";
import { readStay } from "./read-problem.ts";
import { asTold, readList, readNumber } from "./read-wire.ts";
import type { wireNearestFree } from "./wire.ts";

type Wire = z.output<typeof wireNearestFree>;

export function toWireNearest(nearest: NearestFree): Wire {
  if (nearest.kind === "too-many") return { fits: false, alternatives: [], refusal: null };
  const stays = nearest.kind === "found" ? nearest.stays : [];
  return { fits: true, alternatives: stays.map(toWireStay), refusal: nearest.refusal };
}

export function toWireStay({ checkIn, checkOut }: Stay): Wire["alternatives"][number] {
  return { startDate: checkIn, endDate: checkOut };
}

/** A server that knows no such call may answer it with anything: that says nothing. */
export function fromWireNearest(wire: unknown): NearestFree {
  const told = asTold<keyof Wire>(wire);
  if (!Array.isArray(told.alternatives)) throw new AppError("unexpected");
  if (told.fits === false) return { kind: "too-many" };
  const stays = readList(told.alternatives, readStay);
  const refusal = readRefusal(told.refusal);
  return stays.length > 0 ? { kind: "found", stays, refusal } : { kind: "none", refusal };
}

const plainReasons = ["past", "too-late-today", "too-far", "no-arrival-day"] as const;
const countedReasons = ["too-short", "too-long"] as const;

function readRefusal(wire: unknown): StayRefusal | null {
  const told = asTold<"reason" | "nights">(wire);
  const plain = plainReasons.find((reason) => reason === told.reason);
  if (plain) return { reason: plain };
  const counted = countedReasons.find((reason) => reason === told.reason);
  const nights = readNumber(told.nights);
  return counted && nights !== null ? { reason: counted, nights } : null;
}
