import { beforeEach, describe, expect, test } from "vitest";
import { heldForPix, takePix } from "../../../tests/support/hand-pix.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { LeftKey } from "../../domain/pix-terms.ts";
import { byCommand } from "../database/step-up-scope.ts";
import { writeLetter } from "../mail/write-letter.ts";
import { editPix } from "../property/edit-pix.ts";
import { getEditableProperty } from "../property/get-editable-property.ts";
import { createTasks } from "../worker/run-jobs.ts";

const app = await openTestApp();
const { deps } = app;
const OURS = "contato@maremansa.example";
const THIEF = "thief@evil.example";

beforeEach(async () => {
  await deps.pool.query("delete from former_pix_key");
  await takePix(app, { onSite: true });
});

async function changeTo(key: string, left: LeftKey) {
  const { version } = await getEditableProperty(deps.db);
  const terms = { key, payee: "Outro Nome", onSite: true };
  const cause = { actor: "person:dona", source: "admin" } as const;
  expect(await byCommand(() => editPix({ deps, version, cause }, { terms, left }))).toEqual({});
}

async function endDisowned(): Promise<void> {
  const { rows } = await deps.pool.query(
    "select payload from graphile_worker._private_jobs where key like 'end-disowned-pix:%'",
  );
  const job = { job: { id: "1" } } as never;
  for (const { payload } of rows) await createTasks(deps)["end-disowned-pix"]?.(payload, job);
}

async function letterOf(bookingId: string, kind: string) {
  const mail = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("kind", "=", kind as never)
    .executeTakeFirst();
  return mail ? writeLetter(deps, mail) : null;
}

describe("a Pix that was begun", () => {
  test("is paid to the key with which it was begun, on its page and in its mail", async () => {
    const { guest, code, id } = await heldForPix(app);
    await changeTo(THIEF, "swap");
    const pix = await guest.api.getPix(code);
    expect(pix).toMatchObject({ state: "shown", key: OURS, payee: "Mare Mansa Ltda" });
    expect(pix?.brCode).toContain(OURS);
    expect((await letterOf(id, "pix-open"))?.text).toContain(OURS);
    const later = await heldForPix(app);
    expect(await later.guest.api.getPix(later.code)).toMatchObject({ key: THIEF });
  });

  test("with a key that is not the house's ends at once, and its guest is told not to pay", async () => {
    await changeTo(THIEF, "swap");
    const open = await heldForPix(app);
    const said = await heldForPix(app, { room: "coqueiro" });
    await said.tell();
    await changeTo(OURS, "not-ours");
    const { guest, code, id } = open;
    expect(await guest.api.getPix(code)).toMatchObject({
      ...{ state: "ended", isDisowned: true, key: "", brCode: "" },
    });
    await endDisowned();
    await endDisowned();
    const letter = await letterOf(id, "pix-disowned");
    expect(letter?.subject).toContain("Não pague");
    expect(letter?.text).not.toContain(THIEF);
    // The owner still looks for a Pix that the guest says is paid.
    expect(await said.guest.api.getPix(said.code)).toMatchObject({
      ...{ state: "ended", toldAt: expect.any(Number) },
    });
    const again = await heldForPix(app, { room: "jangada" });
    expect(await again.guest.api.getPix(again.code)).toMatchObject({ state: "shown", key: OURS });
  });

  test("with the house's key goes on while another is disowned", async () => {
    const { guest, code } = await heldForPix(app, { room: "farol" });
    await changeTo(THIEF, "swap");
    await changeTo(OURS, "not-ours");
    await endDisowned();
    expect(await guest.api.getPix(code)).toMatchObject({ state: "shown", key: OURS });
  });
});
