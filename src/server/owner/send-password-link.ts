import { sql } from "kysely";
import { adminUrl } from "../../contract/page-urls.ts";
import type { Deps } from "../deps.ts";
import { sendSignInLink } from "../mail/send-sign-in-link.ts";
import { getProperty } from "../property/get-property.ts";
import { createAuth, type PasswordLink } from "./auth.ts";
import { endOlderLinks } from "./password-links.ts";

/**
 * Creates the link to set a password and mails it. A retry mails a newer link, which replaces it.
 */
export async function sendPasswordLink(deps: Deps, personId: string): Promise<void> {
  const { rows } = await sql<{ email: string; accepted: boolean }>`
    select email, exists (select from account where "userId" = "user".id and password is not null)
      as accepted
    from "user" where id = ${personId}
  `.execute(deps.db);
  const [person] = rows;
  if (!person) return;
  const property = await getProperty(deps.db);
  const sending: Promise<void>[] = [];
  const send = async ({ name, email, token }: PasswordLink) => {
    const url = `${deps.config.PUBLIC_URL}${adminUrl}/senha#${token}`;
    const kind = person.accepted ? "reset" : "invitation";
    await sendSignInLink(deps, email, { property, name, url, kind });
  };
  const auth = createAuth(deps.db, deps.config, {
    sendLink: async (link) =>
      void sending.push(endOlderLinks(deps.db, personId).then(() => send(link))),
  });
  await auth.api.requestPasswordReset({ body: { email: person.email } });
  // better-auth swallows errors of its callback; the queue must see them to retry.
  await Promise.all(sending);
}
