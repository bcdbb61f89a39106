import { freePort } from "../../sandbox/postgres/start.ts";
import { control, stayAhead } from "../../sandbox/testing/visit.ts";
import type { FaultHouse } from "../house.ts";
import { brokenInvariants } from "../invariants.ts";
import type { Finding } from "../report.ts";
import { bundleHouse } from "./bundle.ts";
import { keepRunning } from "./keeper.ts";
import { tellStory } from "./story.ts";

/**
 * The process is killed once at every labelled point of the path and started again. Nothing may
 * be lost: one booking, cancelled; one payment, given back once; each mail once, or twice under
 * the same name where the mail server's answer was lost.
 */
export async function crashEverywhere(house: FaultHouse): Promise<Finding> {
  const wrong: string[] = [];
  const program = await bundleHouse();
  const healthy = await trial(house, program, 0, undefined);
  if (healthy.complaint) wrong.push(`unharmed: ${healthy.complaint}`);
  const points = [...new Set(healthy.points)];
  for (const [index, point] of points.entries()) {
    const { complaint, deaths } = await trial(house, program, index + 1, point);
    console.log(`  killed ${point}: ${complaint ?? "nothing lost"}`);
    if (complaint) wrong.push(`${point}: ${complaint}`);
    if (deaths === 0) wrong.push(`${point}: never reached`);
  }
  const note = wrong.length > 0 ? wrong.join("; ") : `killed at ${points.length} labelled points`;
  return { trials: points.length, failures: wrong.length, note };
}

async function trial(house: FaultHouse, program: string, index: number, point: string | undefined) {
  const { deps } = house;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  house.payments.setWebhookUrl(`${url}/payment/webhook`);
  const keeper = await keepRunning(program, {
    PORT: String(port),
    DATABASE: deps.config.DATABASE_URL,
    PAYMENTS: house.payments.url,
    SMTP: house.mail.smtpUrl,
    ...(point ? { CRASH_AT: point } : {}),
  });
  const email = `crash${index}@exemplo.example`;
  const stage = {
    url,
    pool: deps.pool,
    cookieSecret: deps.config.COOKIE_SECRET,
    pay: (checkoutId: string) =>
      control(house, `sessions/${checkoutId}/pay`, { card: "4242424242424242", email }),
  };
  const complaint = await tellStory(stage, "mar", stayAhead(house, 40 + index * 4, 2)).then(
    (id) => complaintAbout(house, id, email),
    (error: unknown) => String(error),
  );
  await keeper.stop();
  return { points: keeper.points, complaint, deaths: keeper.deaths() };
}

async function complaintAbout(
  house: FaultHouse,
  id: string,
  email: string,
): Promise<string | null> {
  const broken = await brokenInvariants(house.deps.pool);
  if (broken.length > 0) return broken.join(", ");
  const { rows } = await house.deps.pool.query("select * from booking where id = $1", [id]);
  if (rows[0].state !== "cancelled") return `the booking is ${rows[0].state}`;
  const line = house.payments.ledger().find(({ session }) => session === rows[0].checkout_id);
  if (line?.amount_refunded !== line?.amount_captured || line?.refunds.length !== 1) {
    return `the ledger says ${JSON.stringify(line)}`;
  }
  const mails = house.mail
    .messages()
    .filter(({ to }) => to.some(({ address }) => address === email));
  const names = new Set(mails.map(({ messageId }) => messageId));
  return names.size === 2 && mails.length <= 3
    ? null
    : `${mails.length} mails, ${names.size} names`;
}
