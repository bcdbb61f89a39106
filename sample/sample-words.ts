import { exampleCode } from "../src/domain/booking.ts";
import { slugOf } from "../src/server/listings/slug-of.ts";
import { sampleListings } from "./listings.ts";
import { sampleProperty } from "./property.ts";

/** Names that another house may have as well. */
const COMMON = ["Casa inteira", "Whole house", "Bahia"];
/** Shorter texts may occur anywhere: 'Wi-Fi rápido'. */
const LEAST = 24;

/** Texts that only the sample may contain: its proper names, and its longer texts verbatim. */
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

/** Every text in a value, under any key. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** The sample's texts that occur in a text, verbatim or HTML-escaped. */
export function sampleWordsIn(text: string): string[] {
  const plain = text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .toLowerCase();
  return sampleWords.filter((words) => plain.includes(words.toLowerCase()));
}
