import type { z } from "zod";
import { toReais } from "../domain/money.ts";
import type { RoomCombination } from "./api.ts";
import { readPhoto } from "./read-listing.ts";
import { asTold, readList, readMoney, readNumber, readText } from "./read-wire.ts";
import { toWireGuests } from "./translate-checkout.ts";
import { toWirePhoto } from "./translate-listing.ts";
import type { wireCombination } from "./wire.ts";

type Wire = z.output<typeof wireCombination>;
type WireRoom = Wire["rooms"][number];

export function toWireCombination({ rooms, total }: RoomCombination): Wire {
  return {
    total: toReais(total),
    rooms: rooms.map((room) => ({
      quartoId: room.listingId,
      slug: room.slug,
      name: room.name,
      image: room.photo && toWirePhoto(room.photo),
      ...toWireGuests(room.guests),
      total: toReais(room.total),
    })),
  };
}

/** A combination of which something is missing cannot be booked: null. */
export function fromWireCombination(wire: unknown): RoomCombination | null {
  const told = asTold<keyof Wire>(wire);
  const total = readMoney(told.total);
  const rooms = readList(told.rooms, readRoom);
  const isWhole = Array.isArray(told.rooms) && rooms.length === told.rooms.length;
  return total === null || !isWhole || rooms.length < 2 ? null : { rooms, total };
}

function readRoom(wire: unknown): RoomCombination["rooms"][number] | null {
  const told = asTold<keyof WireRoom>(wire);
  const listingId = readText(told.quartoId);
  const [adults, total] = [readNumber(told.guests), readMoney(told.total)];
  if (listingId === null || adults === null || total === null) return null;
  const children = asTold<"upTo12" | "above12">(told.children);
  const name = readText(told.name) ?? "";
  return {
    listingId,
    slug: readText(told.slug) ?? listingId,
    name,
    photo: readPhoto(told.image, name),
    guests: {
      adults,
      childrenUpTo12: readNumber(children.upTo12) ?? 0,
      childrenAbove12: readNumber(children.above12) ?? 0,
    },
    total,
  };
}
