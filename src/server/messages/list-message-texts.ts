import type { MessageText } from "../../contract/owner/messages.ts";
import { type Language, languages } from "../../domain/language.ts";
import { type MessageKind, messageKinds } from "../../domain/message.ts";
import { originalTexts } from "../../domain/message-texts.ts";
import type { Database } from "../database/connect.ts";

/** Every text by its moment, the house's own where it has one. */
export async function listMessageTexts(db: Database): Promise<MessageText[]> {
  const rows = await db.selectFrom("message_text").selectAll().execute();
  return messageKinds.map((kind) => {
    const its = rows.filter((row) => row.kind === kind);
    const own = (language: Language) => its.find((row) => row.language === language)?.text ?? "";
    return {
      kind,
      text: { "pt-BR": own("pt-BR"), "en-US": own("en-US") },
      isOwn: languages.some((language) => own(language) !== ""),
      // Both languages are saved together.
      version: its[0]?.version ?? 0,
    };
  });
}

/** The house's own text or, without one, the product's. */
export async function textFor(
  db: Database,
  kind: MessageKind,
  language: Language,
): Promise<string> {
  const row = await db
    .selectFrom("message_text")
    .select("text")
    .where("kind", "=", kind)
    .where("language", "=", language)
    .executeTakeFirst();
  return row?.text ?? originalTexts[kind][language];
}
