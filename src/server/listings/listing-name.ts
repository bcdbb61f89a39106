import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { Database, Tx } from "../database/connect.ts";
import { textsIn } from "./texts-in.ts";

/** Also for unpublished listings: their bookings remain. */
export async function listingName(
  db: Database | Tx,
  id: string,
  language: Language = defaultLanguage,
): Promise<string> {
  const row = await db
    .selectFrom("listing")
    .select(["texts", "texts_en"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return textsIn(row, language).name;
}
