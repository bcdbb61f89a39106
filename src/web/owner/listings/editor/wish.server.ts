import { z } from "zod";
import type { ListingEdit, ListingTerms } from "../../../../contract/owner/listings.ts";
import { AppError } from "../../../../domain/app-error.ts";
import type { Guests } from "../../../../domain/guests.ts";
import { makeStay } from "../../../../domain/stay.ts";
import type { OwnerApi } from "../../../../server/owner-api.ts";
import { day, json, number, text } from "../../form/fields.server.ts";

const DAY = "Escolha uma data.";

/** The draft is sent as JSON in one field, because its structure is nested. */
export const wish = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), version: number, listing: json }),
  z.object({ intent: z.literal("publish"), version: number, published: z.enum(["yes", "no"]) }),
  z.object({ intent: z.literal("delete"), version: number }),
  z.object({ intent: z.literal("look-again") }),
  z.object({ intent: z.literal("add-room"), name: text }),
  z.object({
    intent: z.literal("quote"),
    terms: json,
    guests: json,
    checkIn: day(DAY),
    checkOut: day(DAY),
  }),
]);

/** Returns the stored listing after a save, the new physical room, or the quote. */
export async function perform(owner: OwnerApi, id: string, asked: z.output<typeof wish>) {
  switch (asked.intent) {
    case "save":
      // The cast is safe: saveListing validates every field.
      await owner.saveListing({
        listingId: id,
        version: asked.version,
        listing: asked.listing as ListingEdit,
      });
      return owner.getListingToEdit({ listingId: id });
    case "publish":
      await owner.publishListing({
        listingId: id,
        version: asked.version,
        published: asked.published === "yes",
      });
      return owner.getListingToEdit({ listingId: id });
    case "delete":
      return owner.deleteListing({ listingId: id, version: asked.version });
    case "look-again":
      return owner.getListingToEdit({ listingId: id });
    case "add-room":
      return { id: await owner.addPhysicalRoom({ name: asked.name }), name: asked.name.trim() };
    case "quote": {
      const stay = makeStay(asked.checkIn, asked.checkOut);
      if (!stay) throw new AppError("invalid-stay");
      return owner.previewPrice({
        terms: asked.terms as ListingTerms,
        stay,
        guests: asked.guests as Guests,
      });
    }
  }
}
