import { z } from "zod";
import type { RoomEdit, RoomTerms } from "../../../../contract/owner/rooms.ts";
import type { OwnerApi } from "../../../../contract/owner-api.ts";
import { AppError } from "../../../../domain/app-error.ts";
import type { Guests } from "../../../../domain/guests.ts";
import { makeStay } from "../../../../domain/stay.ts";
import { day, json, number, text } from "../../form/fields.server.ts";

const DAY = "Escolha uma data.";

/** What the editor asks of its own address. What is a draft on the page comes as one field. */
export const wish = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), version: number, room: json }),
  z.object({ intent: z.literal("publish"), version: number, published: z.enum(["yes", "no"]) }),
  z.object({ intent: z.literal("delete"), version: number }),
  z.object({ intent: z.literal("look-again") }),
  z.object({ intent: z.literal("add-door"), name: text }),
  z.object({
    intent: z.literal("quote"),
    terms: json,
    guests: json,
    checkIn: day(DAY),
    checkOut: day(DAY),
  }),
]);

/** The room as it stands afterwards, the door that was made, or what a guest would pay. */
export async function perform(owner: OwnerApi, id: string, asked: z.output<typeof wish>) {
  switch (asked.intent) {
    case "save":
      // Whatever it is, the house looks at every field of it.
      await owner.saveRoom(id, asked.version, asked.room as RoomEdit);
      return owner.getRoom(id);
    case "publish":
      await owner.publishRoom(id, asked.version, asked.published === "yes");
      return owner.getRoom(id);
    case "delete":
      return owner.deleteRoom(id, asked.version);
    case "look-again":
      return owner.getRoom(id);
    case "add-door":
      return owner.addPhysicalRoom(asked.name);
    case "quote": {
      const stay = makeStay(asked.checkIn, asked.checkOut);
      if (!stay) throw new AppError("invalid-stay");
      return owner.previewPrice(asked.terms as RoomTerms, stay, asked.guests as Guests);
    }
  }
}
