import type { z } from "zod";
import { AppError } from "../domain/app-error.ts";
import type { NearestFree } from "../domain/nearest-free.ts";
import type { Stay } from "../domain/stay.ts";
import type { StayRefusal } from "../domain/stay-rules.ts";
import { readStay } from "./read-problem.ts";
import { asTold, readList, readNumber, readText } from "./read-wire.ts";
import type { wireNearestFree } from "./wire.ts";

type Wire = z.output<typeof wireNearestFree>;

export function toWireNearest({ fits, stays, refusal }: NearestFree): Wire {
  return { fits, alternatives: stays.map(toWireStay), refusal };
}

export function toWireStay({ checkIn, checkOut }: Stay): Wire["alternatives"][number] {
  return { startDate: checkIn, endDate: checkOut };
}

/** A server that knows no such call may answer it with anything: that says nothing. */
export function fromWireNearest(wire: unknown): NearestFree {
  const { fits, alternatives, refusal } = asTold<keyof Wire>(wire);
  if (!Array.isArray(alternatives)) throw new AppError("unexpected");
  const stays = readList(alternatives, readStay);
  return { fits: fits !== false, stays, refusal: readRefusal(refusal) };
}

function readRefusal(wire: unknown): StayRefusal | null {
  const { reason, nights } = asTold<"reason" | "nights">(wire);
  const count = readNumber(nights);
  if (!readText(reason)) return null;
  return { reason, ...(count && { nights: count }) } as StayRefusal;
}
