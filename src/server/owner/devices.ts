import { sql } from "kysely";
import type { AccountApi } from "../../contract/owner/account.ts";
import type { Activity } from "../../domain/activity.ts";
import { readDevice } from "../../domain/device.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { byWhom, type Desk, signedIn } from "./desk.ts";

type Devices = Omit<AccountApi, "changePassword">;

type SessionRow = { id: string; userAgent: string | null; createdAt: Date; updatedAt: Date };

/** Every statement is restricted to the caller's own sessions. */
export function devices(desk: Desk): Devices {
  return {
    async listDevices() {
      const me = await signedIn(desk);
      const here = await desk.sessionId();
      const { rows } = await sql<SessionRow>`
        select id, "userAgent", "createdAt", "updatedAt" from session
        where "userId" = ${me.id} and "expiresAt" > ${new Date(desk.deps.clock())}
        order by id = ${here} desc, "updatedAt" desc, id
      `.execute(desk.deps.db);
      return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        ...readDevice(userAgent),
        id,
        since: createdAt.getTime(),
        lastSeen: updatedAt.getTime(),
        isThis: id === here,
      }));
    },
    signOutDevice: (deviceId) =>
      ending(desk, async (tx, me) => {
        const { rows } = await sql<Pick<SessionRow, "userAgent">>`
          delete from session where id = ${deviceId} and "userId" = ${me} returning "userAgent"
        `.execute(tx);
        const [ended] = rows;
        const device = ended && readDevice(ended.userAgent);
        return device ? { kind: "device-signed-out", subject: me, facts: { device } } : null;
      }),
    signOutOthers: () =>
      ending(desk, async (tx, me) => {
        const here = await desk.sessionId();
        const { rows } = await sql`
          delete from session where "userId" = ${me} and id <> ${here} returning id
        `.execute(tx);
        const count = rows.length;
        return count > 0 ? { kind: "others-signed-out", subject: me, facts: { count } } : null;
      }),
    signOutEverywhere: () =>
      ending(desk, async (tx, me) => {
        await sql`delete from session where "userId" = ${me}`.execute(tx);
        return { kind: "signed-out-everywhere", subject: me, facts: {} };
      }),
  };
}

/** Deletes sessions and writes the activity entry in one transaction. */
async function ending(
  desk: Desk,
  end: (tx: Tx, me: string) => Promise<Activity | null>,
): Promise<void> {
  const me = await signedIn(desk);
  const by = await byWhom(desk);
  await inTransaction(desk.deps.db, async (tx) => {
    const entry = await end(tx, me.id);
    if (entry) await noteActivity(tx, by, entry);
  });
}
