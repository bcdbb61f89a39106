import { z } from "zod";
import { number, price, required, text } from "../form/fields.server.ts";
import { NEW_ROOM } from "./listing-words.ts";

/** The minimum for a draft; the rest is added in the editor. */
export const newListing = z
  .object({
    name: required(80, "Dê um nome ao quarto."),
    price: price("Escreva o preço por noite, como R$ 890 ou 890,50."),
    guests: number,
    physicalRoom: text,
  })
  .transform(({ name, price, guests, physicalRoom }) => ({
    name,
    nightlyPrice: price,
    capacity: guests,
    physicalRoomId: physicalRoom === NEW_ROOM ? null : Number(physicalRoom),
  }));
