import { describe, expect, test } from "vitest";
import { findComplaints } from "./complaints.ts";

const check = (files: Record<string, string>) => findComplaints(new Map(Object.entries(files)));

describe("the structure check", () => {
  test.each([
    ["src/domain/stay.ts", 'import { x } from "../server/api.ts";', "domain knows nothing"],
    ["src/domain/stay.ts", 'import { z } from "zod";', "domain knows nothing"],
    ["src/web/home/route.tsx", 'import { x } from "../../server/api.ts";', "web never knows"],
    ["src/web/home/route.tsx", 'import { z } from "zod";', "no schema reaches"],
    ["src/contract/http-api.ts", 'import { wireDay } from "./wire.ts";', "no schema reaches"],
    ["src/server/api.ts", 'import { x } from "../web/root.tsx";', "server never knows"],
    ["src/start.ts", 'const x = await import("../sandbox/start.ts");', "production never knows"],
    ["src/app.ts", 'import { x } from "../tests/support/visit.ts";', "production never knows"],
    [
      "src/server/calendar/a.ts",
      'import { x } from "../checkout/b.ts";',
      "calendar must not import it",
    ],
    ["src/server/checkout/a.ts", 'import Stripe from "stripe";', "stripe lives in"],
  ])("%s must not say %s", (file, source, complaint) => {
    expect(check({ [file]: source })).toEqual([expect.stringContaining(complaint)]);
  });

  test("a type may cross where a rule says so", () => {
    const source = 'import type { Day } from "../../contract/wire.ts";';
    expect(check({ "src/web/home/a.ts": source })).toEqual([]);
    const inline = 'import { type Day } from "../../contract/wire.ts";';
    expect(check({ "src/web/home/a.ts": inline })).toEqual([]);
  });

  test("between capabilities a type crosses no more than code", () => {
    const source = 'import type { Deps } from "../checkout/b.ts";';
    expect(check({ "src/server/calendar/a.ts": source })).toHaveLength(1);
  });

  test("a folder of the server that is not listed is complained of", () => {
    expect(check({ "src/server/gifts/a.ts": "" })).toEqual([
      "src/server/gifts/a.ts: gifts is not listed in folders.ts",
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
