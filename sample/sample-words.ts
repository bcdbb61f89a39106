import { exampleCode } from "../src/domain/booking.ts";
import { slugOf } from "../src/server/listings/slug-of.ts";
import { sampleListings } from "./listings.ts";
import { sampleProperty } from "./property.ts";

/** Names that another house may have as well. */
const COMMON = ["Casa inteira", "Whole house", "Bahia"];
/** Shorter texts are anybody's: 'Wi-Fi rápido'. */
const LEAST = 24;

/** What only the sample may say: its proper names, and its texts as they stand. */
export const sampleWords: readonly string[] = [...new Set([...names(), ...texts()])].filter(
  (words) => !COMMON.includes(words),
);

function names(): string[] {
  const { name, shortName, address, district, city, state } = sampleProperty;
  const { phone, secondPhone, whatsapp, email, cnpj, cadastur } = sampleProperty;
  const rooms = sampleListings.flatMap((room) => [room.name, room.english.name]);
  const host = email?.split("@")[1]?.split(".")[0] ?? "";
  return [
    ...[name, shortName, slugOf(shortName), host, address, district, city, state],
    exampleCode(shortName),
    ...[phone, secondPhone, whatsapp, cnpj, cadastur],
    ...rooms,
  ].filter((word) => word !== "");
}

function texts(): string[] {
  return [...textsIn(sampleProperty), ...textsIn(sampleListings)].filter(
    (text) => text.length >= LEAST && text.includes(" "),
  );
}

/** Every text in it, whatever it is called. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** Those that stand in it, as they are or as HTML writes them. */
export function sampleWordsIn(text: string): string[] {
  const plain = text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .toLowerCase();
  return sampleWords.filter((words) => plain.includes(words.toLowerCase()));
}
