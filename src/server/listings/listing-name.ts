import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { Database } from "../database/connect.ts";

/** Also of a listing that is no longer published: its bookings live on. */
export async function listingName(
  db: Database,
  id: string,
  language: Language = defaultLanguage,
): Promise<string> {
  const { texts, texts_en } = await db
    .selectFrom("listing")
    .select(["texts", "texts_en"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return (language === defaultLanguage ? undefined : texts_en.name) ?? texts.name;
}
