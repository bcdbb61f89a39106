import { sql } from "kysely";
import type { MessageProblems, MessageText } from "../../contract/owner/messages.ts";
import { AppError } from "../../domain/app-error.ts";
import { type Language, languages } from "../../domain/language.ts";
import { type MessageKind, messageKinds } from "../../domain/message.ts";
import { problemOf, tidyMessage } from "../../domain/message-template.ts";
import { originalTexts } from "../../domain/message-texts.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Change } from "../change.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

type Edit = Pick<MessageText, "kind" | "version" | "text">;

/** Writes nothing if there are problems, or if the version is stale. */
export async function editMessageText(
  deps: Pick<Deps, "db" | "log">,
  { kind, version, text }: Edit,
  by: Pick<Change, "cause" | "at">,
): Promise<MessageProblems> {
  if (!messageKinds.includes(kind)) throw new AppError("message-unknown");
  const own = languages.map((language) => ({ language, text: ownText(kind, language, text) }));
  const problems = own.flatMap(({ language, text: typed }) => {
    const problem = typed && problemOf({ kind, language, text: typed });
    return problem ? [[language, problem] as const] : [];
  });
  if (problems.length > 0) return Object.fromEntries(problems);
  return inTransaction(deps.db, async (tx) => {
    const rows = own.map((one) => ({ kind, ...one, version: version + 1 }));
    const { numInsertedOrUpdatedRows: written } = await tx
      .insertInto("message_text")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["kind", "language"])
          .doUpdateSet({ text: sql`excluded.text`, version: version + 1 })
          .where("message_text.version", "=", version),
      )
      .executeTakeFirstOrThrow();
    if (Number(written) !== languages.length) throw new AppError("changed-meanwhile");
    const facts = { part: "messages", changes: [{ field: `message.${kind}` }] } as const;
    await noteActivity(tx, by, { kind: "property-changed", subject: null, facts });
    deps.log.info({ actor: by.cause.actor, fields: [kind] }, "property-changed");
    return {};
  });
}

/**
 * Null if the text is empty or equals the product's own: then the product's text applies, also a
 * later one.
 */
function ownText(kind: MessageKind, language: Language, typed: Edit["text"]): string | null {
  const text = tidyMessage(typed[language]);
  return text === "" || text === originalTexts[kind][language] ? null : text;
}
