import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { formatPrice } from "../../domain/money.ts";
import { builtAtRunTime, fixedByOthers, sameInBoth } from "./catalogue-exceptions.ts";
import { english } from "./en-US/index.ts";
import { i18nFor } from "./i18n.ts";
import { calendar } from "./pt-BR/calendar.ts";
import { confirmation } from "./pt-BR/confirmation.ts";
import { enquiry } from "./pt-BR/enquiry.ts";
import { findBooking } from "./pt-BR/find-booking.ts";
import { guest } from "./pt-BR/guest.ts";
import { guestCancel } from "./pt-BR/guest-cancel.ts";
import { guestChange } from "./pt-BR/guest-change.ts";
import { guestPayment } from "./pt-BR/guest-payment.ts";
import { guestPix } from "./pt-BR/guest-pix.ts";
import { head } from "./pt-BR/head.ts";
import { portuguese as onEveryPage } from "./pt-BR/index.ts";
import { instead } from "./pt-BR/instead.ts";
import { parcelas } from "./pt-BR/parcelas.ts";
import { pay } from "./pt-BR/pay.ts";
import { payment } from "./pt-BR/payment.ts";
import { plans } from "./pt-BR/plans.ts";
import { privacy } from "./pt-BR/privacy.ts";
import { proposal } from "./pt-BR/proposal.ts";
import { receipt } from "./pt-BR/receipt.ts";
import { room } from "./pt-BR/room.ts";
import { toPay } from "./pt-BR/to-pay.ts";
import { verify } from "./pt-BR/verify.ts";
import { quotedTexts } from "./quoted-texts.ts";

const ofPaying = { guestPayment, guestPix, parcelas, pay, payment, toPay };
const ofBooking = { guest, guestCancel, guestChange, plans, proposal, receipt, ...ofPaying };
const ofGuests = { enquiry, findBooking, ...ofBooking, verify };
const bundled = { calendar, confirmation, ...ofGuests, head, instead, privacy, room };
const portuguese = { ...onEveryPage, ...bundled };

type Texts = ReadonlyMap<string, string>;

/** Flattens a nested catalogue to 'page.key'. */
function flatten(catalogue: object, prefix = ""): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const pages = Object.keys(portuguese) as (keyof typeof portuguese)[];
const inPortuguese: Texts = new Map(flatten(portuguese));
const inEnglish: Texts = new Map(flatten(english));
const ofPage = (texts: Texts, page: string) =>
  [...texts.keys()].filter((key) => key.startsWith(`${page}.`));

const web = path.resolve(import.meta.dirname, "..");
const sources = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/^content|\.test\./.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(web, file), "utf8") }));

/** Every literal that looks like a key counts as a use: `t()` also gets keys from tables. */
const literal = new RegExp(`["'\`]((?:${pages.join("|")})\\.[\\w.-]+)["'\`]`, "g");
const used = new Set(
  sources.flatMap(({ source }) => [...source.matchAll(literal)].map(([, key = ""]) => key)),
);
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

describe.each(pages)("the texts of %s", (page) => {
  const keys = ofPage(inPortuguese, page);

  test("S9.16 S9.17 stand in both catalogues, none of them empty", () => {
    expect(ofPage(inEnglish, page).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect([key, inPortuguese.get(key)]).toEqual([key, expect.stringMatching(/\S/)]);
      expect([key, inEnglish.get(key)]).toEqual([key, expect.stringMatching(/\S/)]);
    }
  });

  test("S9.17 are translated, but for the few that are the same in both", () => {
    const same = keys.filter((key) => inPortuguese.get(key) === inEnglish.get(key));
    const excused = sameInBoth.filter((key) => key.startsWith(`${page}.`));
    expect(same.sort()).toEqual([...excused].sort());
  });

  test("take the same values in both", () => {
    const blanks = (text = "") => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
    for (const key of keys) {
      expect([key, blanks(inEnglish.get(key))]).toEqual([key, blanks(inPortuguese.get(key))]);
    }
  });

  test("are used, every one", () => {
    const idle = keys.filter(
      (key) =>
        !used.has(withoutPlural(key)) && !builtAtRunTime.some((prefix) => key.startsWith(prefix)),
    );
    expect(idle).toEqual([]);
  });
});

test("every key a page asks for exists", () => {
  const known = new Set([...inPortuguese.keys()].map(withoutPlural));
  expect([...used].filter((key) => !known.has(key))).toEqual([]);
});

test("S9.14 a language that is not registered speaks Portuguese", () => {
  const { t } = i18nFor("fr-FR" as never);
  expect(t("shell.admin")).toBe("Página administrativa");
});

describe("the texts the specification quotes", () => {
  test("R1.10 are values of the Portuguese catalogue", () => {
    const values = new Set(inPortuguese.values());
    expect(quotedTexts.filter((text) => !values.has(text))).toEqual([]);
    const { t } = i18nFor("pt-BR");
    expect(t("booking.pricePerNight", { price: formatPrice(89_000, "pt-BR") })).toBe(
      "R$890 / noite",
    );
    expect(t("home.location.phone")).toBe("Telefone:");
    expect(t("shell.rights", { year: 2026, name: "Casa" })).toContain(
      "Todos os direitos reservados",
    );
  });

  test("R1.10 stand nowhere else, so that changing the value alone changes the screen", () => {
    // The owner's pages are Portuguese only and quote nothing from the specification.
    const visitors = sources.filter(({ file }) => !file.startsWith("owner/"));
    const repeated = quotedTexts.flatMap((text) =>
      visitors
        .filter(({ source }) => new RegExp(`["'\`>]\\s*${literally(text)}\\s*["'\`<]`).test(source))
        .map(({ file }) => `${file}: ${text}`),
    );
    expect(repeated.filter((one) => !fixedByOthers.some((text) => one.endsWith(text)))).toEqual([]);
  });
});

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
