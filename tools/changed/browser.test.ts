import { expect, test } from "vitest";
import { browserCandidates } from "./browser.ts";
import type { Reached } from "./reach.ts";

const messages = "src/web/owner/messages/list-route.tsx";
const details = "src/web/owner/bookings/details-route.tsx";
const sources = new Map([
  ["tests/owner/messages.spec.ts", '"/admin/mensagens" "/admin/reservas/1"'],
  ["tests/owner/desk.spec.ts", '"/admin/reservas/1"'],
  ["tests/owner/every.ts", '"/admin/mensagens" "/admin/casa" "/admin/pessoas" "/admin/numeros"'],
  ["tests/owner/looks.spec.ts", 'import { every } from "./every.ts";'],
  ["tests/guest/offline.spec.ts", '"/privacidade"'],
  ["tests/guest/motion.spec.ts", ""],
]);

const ranked = (...reached: [string, number][]) =>
  browserCandidates(
    sources,
    new Map(reached.map(([file, steps]): [string, Reached] => [file, { steps, link: null }])),
  )
    .sort((a, b) => b.rank - a.rank)
    .map(({ file }) => file.replace(/.*\//, ""));

test("the file that is about a page goes before one that opens every page", () => {
  expect(ranked([messages, 3])).toEqual(["messages.spec.ts", "looks.spec.ts"]);
});

test("a near page says more than a far one", () => {
  expect(ranked([messages, 2], [details, 7])[0]).toBe("messages.spec.ts");
  expect(ranked([messages, 7], [details, 2])[0]).toBe("desk.spec.ts");
});

test("a file that was changed itself goes first", () => {
  expect(ranked([messages, 1], ["tests/guest/offline.spec.ts", 0])[0]).toBe("offline.spec.ts");
});

test("of two that open the same page, the one that is named like the change goes first", () => {
  expect(ranked([details, 3])[0]).toBe("desk.spec.ts");
  expect(ranked([details, 3], ["src/server/messages/fill.ts", 0])[0]).toBe("messages.spec.ts");
});

test("its way ends at the page's address", () => {
  const reach = new Map([[messages, { steps: 0, link: null }]]);
  expect(browserCandidates(sources, reach)[0]?.why).toBe(
    "web/owner/messages/list-route.tsx → /admin/mensagens",
  );
});
