import { expect, test } from "vitest";
import { verbLinks } from "./verbs.ts";

const sources = new Map([
  [
    "src/contract/owner/messages.ts",
    "export type MessagesApi = {\n  listTexts(): Promise<Text[]>;\n  /** By hand. */\n  editText(text: string): Promise<void>;\n};\n",
  ],
  ["src/server/messages/list-texts.ts", ""],
  ["src/server/messages/edit-text.ts", ""],
  ["src/server/messages/fill-in.ts", ""],
  ["src/server/calendar/block-nights.ts", ""],
  ["src/server/calendar/find-takers.ts", ""],
  ["src/server/calendar/lock-rooms.ts", ""],
  [
    "src/server/calendar/verbs.ts",
    `import { blockNights as keep } from "./block-nights.ts";
import { findTakers as find } from "./find-takers.ts";
export const block = verb({ run: () => keep() });
export const findTakers = reads({ run: () => find() });
`,
  ],
  ["src/web/owner/block-route.tsx", "owner.block({ listingId })"],
  ["src/server/mail/letter.ts", ""],
  [
    "src/server/owner/messages-desk.ts",
    `import type { MessagesApi } from "../../contract/owner/messages.ts";
import { editText } from "../messages/edit-text.ts";
import { listTexts } from "../messages/list-texts.ts";
export const desk = (): MessagesApi => ({
    listTexts: () => listTexts(),
    async editText(text) {
      await editText(text);
    },
});
`,
  ],
  ["src/server/owner/permissions.ts", "  listTexts: 1,\n  editText: 2,\n"],
  ["src/web/owner/list-route.tsx", "owner.listTexts()"],
  ["src/web/owner/perform.server.ts", 'z.object({ intent: z.enum(["other", "editText"]) })'],
  ["src/web/owner/words.ts", 'const word = "editText";'],
]);

const links = (...changed: string[]) =>
  verbLinks(sources, changed).map(({ from, to, by }) => `${from} ${by} ${to}`);

test("a function reaches the web files that call its verb, each verb for itself", () => {
  expect(links().filter((link) => link.includes("messages/"))).toEqual([
    "src/server/messages/list-texts.ts listTexts src/web/owner/list-route.tsx",
    "src/server/messages/edit-text.ts editText src/web/owner/perform.server.ts",
  ]);
});

test("a declared verb reaches its callers, and so do changed files beside what it calls", () => {
  const changed = ["src/server/calendar/lock-rooms.ts"];
  expect(links(...changed).filter((link) => link.includes("calendar/"))).toEqual([
    "src/server/calendar/block-nights.ts block src/web/owner/block-route.tsx",
    "src/server/calendar/lock-rooms.ts block src/web/owner/block-route.tsx",
  ]);
});

test("a file that implements verbs reaches the callers of all if it was changed", () => {
  const desk = "src/server/owner/messages-desk.ts";
  expect(links(desk).filter((link) => link.startsWith(desk))).toEqual([
    `${desk} listTexts src/web/owner/list-route.tsx`,
    `${desk} editText src/web/owner/perform.server.ts`,
  ]);
});

test("a changed file reaches the callers of its capability's verbs, from further away", () => {
  const changed = ["src/server/messages/fill-in.ts", "src/server/mail/letter.ts"];
  const found = verbLinks(sources, changed).filter(({ from }) => changed.includes(from));
  expect(found.map(({ from, by, steps }) => `${from} ${by} ${steps}`)).toEqual([
    "src/server/messages/fill-in.ts listTexts 3",
    "src/server/messages/fill-in.ts editText 3",
  ]);
});
