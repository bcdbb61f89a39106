import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { markOperation } from "./mark-operation.ts";
import { watchBackup } from "./watch-backup.ts";

const { deps } = await openTestApp();

async function saidAfter(facts?: object): Promise<string[]> {
  const said: string[] = [];
  if (facts) await markOperation(deps.db, "backup", new Date(deps.clock()), facts);
  const warn = (_: object, message: string) => void said.push(message);
  await watchBackup({ db: deps.db, log: { warn } as unknown as typeof deps.log });
  return said;
}

test("the house says daily that its backups can be read by anybody, or that it knows of none", async () => {
  expect(await saidAfter()).toEqual(["backup-missing"]);
  expect(await saidAfter({ bytes: 1 })).toEqual(["backup-not-encrypted"]);
  expect(await saidAfter({ bytes: 1, encrypted: false })).toEqual(["backup-not-encrypted"]);
  expect(await saidAfter({ bytes: 1, encrypted: true })).toEqual([]);
});
