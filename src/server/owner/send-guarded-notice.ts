import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { activityUrl } from "../../contract/owner-urls.ts";
import type { Activity } from "../../domain/activity.ts";
import { localTime } from "../../domain/day.ts";
import { formatMinute } from "../../domain/format-hour.ts";
import type { Deps } from "../deps.ts";
import { logoAttachment } from "../mail/attachments.ts";
import { composeGuardedNotice } from "../mail/compose-notices.ts";
import { getProperty } from "../property/get-property.ts";

type GuardedEntry = { readonly activityId: string; readonly personId: string };
type Row = { activity: Activity & { at: string }; by: string | null; name: string; email: string };

/**
 * Mails an owner about a change that required a step-up, whoever made it. A retried job may send it
 * twice. Removed people get none.
 */
export async function sendGuardedNotice(
  deps: Deps,
  { activityId, personId }: GuardedEntry,
): Promise<void> {
  const { rows } = await sql<Row>`
    select row_to_json(activity) as activity, actor.name as by, person.name, person.email
    from activity
    join "user" as person on person.id = ${personId}
    left join "user" as actor on activity.actor = 'person:' || actor.id
    where activity.id = ${activityId}
  `.execute(deps.db);
  const [found] = rows;
  if (!found) return;
  const property = await getProperty(deps.db);
  const { activity, by, name, email } = found;
  const at = formatMinute(localTime(property.timeZone, Date.parse(activity.at)), "long", "pt-BR");
  const url = `${deps.config.PUBLIC_URL}${activityUrl}`;
  const composed = await composeGuardedNotice({ property, name, by, activity, at, url });
  const messageId = `<${randomUUID()}@${new URL(deps.config.PUBLIC_URL).hostname}>`;
  const attachments = [logoAttachment()];
  await deps.mail.send({ ...composed, from: property.name, to: email, messageId, attachments });
}
