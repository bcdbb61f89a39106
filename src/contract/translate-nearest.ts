import type { z } from "zod";
import { AppError } from "../domain/app-error.ts";
import type { Day } from "../domain/day.ts";
import { toReais } from "../domain/money.ts";
import type { FreeStay, NearestFree } from "../domain/nearest-free.ts";
import type { Stay } from "../domain/stay.ts";
import type { StayRefusal } from "../domain/stay-rules.ts";
import { readStay } from "./read-problem.ts";
import { asTold, readList, readMoney, readNumber, readText } from "./read-wire.ts";
import type { wireNearestFree } from "./wire.ts";

type Wire = z.output<typeof wireNearestFree>;

export function toWireNearest({ fits, stays, refusal }: NearestFree): Wire {
  const alternatives = stays.map(({ from, ...stay }) => ({
    ...toWireStay(stay),
    ...(from !== null && { fromTotal: toReais(from) }),
  }));
  return { fits, alternatives, refusal };
}

export function toWireStay({ checkIn, checkOut }: Stay): { startDate: Day; endDate: Day } {
  return { startDate: checkIn, endDate: checkOut };
}

/** A server without this call may answer anything: without a list, that is a failure. */
export function fromWireNearest(wire: unknown): NearestFree {
  const { fits, alternatives, refusal } = asTold<keyof Wire>(wire);
  if (!Array.isArray(alternatives)) throw new AppError("unexpected");
  const stays = readList(alternatives, readFreeStay);
  return { fits: fits !== false, stays, refusal: readRefusal(refusal) };
}

function readFreeStay(wire: unknown): FreeStay | null {
  const stay = readStay(wire);
  return stay && { ...stay, from: readMoney(asTold<"fromTotal">(wire).fromTotal) };
}

function readRefusal(wire: unknown): StayRefusal | null {
  const { reason, nights } = asTold<"reason" | "nights">(wire);
  const count = readNumber(nights);
  if (!readText(reason)) return null;
  return { reason, ...(count && { nights: count }) } as StayRefusal;
}
