import { describe, expect, test } from "vitest";
import { findComplaints } from "./complaints.ts";
import { findUpwardArrows } from "./place.ts";

const check = (files: Record<string, string>) => findComplaints(new Map(Object.entries(files)));

describe("the structure check", () => {
  test.each([
    ["src/domain/stay.ts", 'import { z } from "zod";', "domain knows nothing"],
    [
      "src/web/home/route.tsx",
      'import { x } from "../../server/api.ts";',
      "src/web does not know it",
    ],
    ["src/web/home/route.tsx", 'import { z } from "zod";', "no schema reaches"],
    ["src/contract/http-api.ts", 'import { wireDay } from "./wire.ts";', "no schema reaches"],
    ["src/server/api.ts", 'import { x } from "../web/root.tsx";', "src/server does not know it"],
    ["src/start.ts", 'const x = await import("../sandbox/start.ts");', "src does not know it"],
    ["src/app.ts", 'import { x } from "../tests/support/visit.ts";', "src does not know it"],
    [
      "src/server/calendar/a.ts",
      'import { x } from "../settle/b.ts";',
      "calendar does not know it",
    ],
    ["src/server/settle/a.ts", 'import Stripe from "stripe";', "stripe lives in"],
    ["src/web/ui/a.ts", 'import { x } from "../listing/b.ts";', "ui does not know it"],
    ["src/web/site.ts", 'import { x } from "./listing/b.ts";', ". does not know it"],
    ["src/web/owner/ui/a.ts", 'import { x } from "../shell/b.ts";', "ui does not know it"],
    ["sandbox/stripe/state/a.ts", 'import { x } from "../api/b.ts";', "state does not know it"],
    ["sandbox/mail/a.ts", 'import { x } from "../../tests/support/b.ts";', "sandbox does not know"],
    ["tests/support/a.ts", 'import { x } from "../owner/b.ts";', "support does not know it"],
    ["tests/owner/a.test.ts", 'import { x } from "../guest/b.ts";', "owner does not know it"],
  ])("%s must not say %s", (file, source, complaint) => {
    expect(check({ [file]: source })).toEqual([expect.stringContaining(complaint)]);
  });

  test("a type may cross where a rule says so", () => {
    const source = 'import type { Day } from "../../contract/wire.ts";';
    expect(check({ "src/web/home/a.ts": source })).toEqual([]);
    const inline = 'import { type Day } from "../../contract/wire.ts";';
    expect(check({ "src/web/home/a.ts": inline })).toEqual([]);
  });

  test("between folders a type crosses no more than code", () => {
    const source = 'import type { Deps } from "../settle/b.ts";';
    expect(check({ "src/server/calendar/a.ts": source })).toHaveLength(1);
  });

  test.each(["src/server", "src/web", "src/web/owner", "sandbox", "sandbox/stripe", "tests"])(
    "a folder of %s that is not listed is complained of",
    (root) => {
      expect(check({ [`${root}/gifts/a.ts`]: "" })).toEqual([
        `${root}/gifts/a.ts: gifts is not listed in folders.ts`,
      ]);
    },
  );

  test("a list that lets a folder know one below it is complained of", () => {
    expect(findUpwardArrows({ src: { ui: ["room"], room: ["ui"] } })).toEqual([
      "src: ui may know room, which does not come before it",
    ]);
  });

  test("a circle is found, and one of types alone too", () => {
    const a = "src/web/a.ts";
    const b = "src/web/b.ts";
    const first = 'import {\n  x,\n} from "./b.ts";';
    expect(check({ [a]: first, [b]: 'export { y } from "./a.ts";' })).toEqual([
      `circle: ${a} → ${b} → ${a}`,
    ]);
    expect(check({ [a]: first, [b]: 'import type { y } from "./a.ts";' })).toHaveLength(1);
  });

  test("a file of 251 lines is too long", () => {
    expect(check({ "src/web/a.ts": "x\n".repeat(250) })).toEqual([]);
    expect(check({ "src/web/a.ts": "x\n".repeat(251) })).toHaveLength(1);
  });
});
