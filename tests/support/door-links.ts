import { sendDoorLink } from "../../src/server/owner/send-door-link.ts";
import type { TestHouse } from "./house-on.ts";

export async function personId({ deps }: TestHouse, email: string): Promise<string> {
  const { rows } = await deps.pool.query(`select id from "user" where email = $1`, [email]);
  return rows[0].id;
}

/** The link's secret from the person's mailbox. */
export async function linkMailedTo(house: TestHouse, email: string): Promise<string> {
  await sendDoorLink(house.deps, await personId(house, email));
  const mail = house.mail.messages().find(({ to }) => to.some(({ address }) => address === email));
  return /\/admin\/senha#(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
