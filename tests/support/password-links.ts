import { sendPasswordLink } from "../../src/server/owner/send-password-link.ts";
import type { TestApp } from "./app-on.ts";

export async function personId({ deps }: TestApp, email: string): Promise<string> {
  const { rows } = await deps.pool.query(`select id from "user" where email = $1`, [email]);
  return rows[0].id;
}

/** The link's secret from the person's mailbox. */
export async function linkMailedTo(app: TestApp, email: string): Promise<string> {
  await sendPasswordLink(app.deps, await personId(app, email));
  const mail = app.mail.messages().find(({ to }) => to.some(({ address }) => address === email));
  return /\/admin\/senha#(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
