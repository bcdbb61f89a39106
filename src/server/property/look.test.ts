import { expect, test } from "vitest";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { lookUrl } from "../../contract/page-urls.ts";
import { designLook, type Look, nameOfLook } from "../../domain/look.ts";
import { lookOfName } from "../../domain/look-tokens.ts";
import { sendMail } from "../mail/send-mail.ts";
import { getProperty } from "./get-property.ts";
import { settings } from "./settings.ts";

const app = await openTestApp();
const { deps, http } = app;
const CLAY = "#9e3716";

async function choose(accent: string, fonts: Look["fonts"] = "newsreader") {
  const { version } = await deps.db
    .selectFrom("property")
    .select("version")
    .executeTakeFirstOrThrow();
  const cause = { actor: "person:dona", source: "admin" } as const;
  return settings.look.edit({ deps, version, cause }, { accent, fonts });
}

test.each([
  ["a sun's yellow, which nobody can read", "#efc04c", "not-readable"],
  ["white", "#fff", "not-readable"],
  ["a name", "azul", "not-a-colour"],
  ["a style", "red;}body{display:none", "not-a-colour"],
])("%s is refused as an accent, and nothing is kept", async (_, accent, problem) => {
  expect(await choose(accent)).toEqual({ accent: problem });
  expect((await getProperty(deps.db)).look).toEqual(designLook);
});

test("an accent is in the style sheet and in mails", async () => {
  expect(await choose(" 9E3716 ", "georgia")).toEqual({});
  const { look } = await getProperty(deps.db);
  expect(look).toEqual({ accent: CLAY, fonts: "georgia" });

  const sheet = await http.inject(lookUrl(nameOfLook(look) ?? ""));
  expect(sheet.headers["content-type"]).toContain("text/css");
  expect(sheet.body).toContain(`--anil-700:${CLAY};`);
  expect(sheet.body).toContain("--display:Georgia");

  const { id } = await confirmed(app);
  const { id: mail } = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", id)
    .where("kind", "=", "confirmation")
    .executeTakeFirstOrThrow();
  await sendMail(deps, mail);
  const html = app.mail.messages().at(-1)?.html || "";
  expect(html).toContain(`background:${CLAY}`);
  expect(html).not.toMatch(/24418f|var\(/i);
});

test.each(["9e3716-comic", "efc04c-georgia", "zzzzzz-georgia", "9e3716", "-", "9e3716-georgia-x"])(
  "%s is no look and has no style sheet",
  async (name) => {
    expect(lookOfName(name)).toBeNull();
    expect((await http.inject(lookUrl(name))).statusCode).toBe(404);
  },
);

test("the design's own look needs no style sheet", () => {
  expect(nameOfLook(designLook)).toBeNull();
  expect(nameOfLook({ ...designLook, fonts: "figtree" })).toBe("24418f-figtree");
});
