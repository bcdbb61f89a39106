import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { forgotUrl } from "../../contract/owner-urls.ts";
import type { Deps } from "../deps.ts";
import { logoAttachment } from "../mail/attachments.ts";
import { composePasswordNotice } from "../mail/compose-notices.ts";
import { getProperty } from "../property/get-property.ts";

/**
 * Mails the person, because another user of her device may have set the password. A retried job may
 * send it twice.
 */
export async function sendPasswordNotice(deps: Deps, personId: string): Promise<void> {
  const { rows } = await sql<{ name: string; email: string }>`
    select name, email from "user" where id = ${personId}
  `.execute(deps.db);
  const [person] = rows;
  if (!person) return;
  const property = await getProperty(deps.db);
  const url = `${deps.config.PUBLIC_URL}${forgotUrl}`;
  const composed = await composePasswordNotice({ property, name: person.name, url });
  const messageId = `<${randomUUID()}@${new URL(deps.config.PUBLIC_URL).hostname}>`;
  await deps.mail.send({
    ...composed,
    from: property.name,
    to: person.email,
    messageId,
    attachments: [logoAttachment()],
  });
}
