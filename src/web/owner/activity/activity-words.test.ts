import { expect, test } from "vitest";
import type { ActivityEntry } from "../../../contract/owner/activity.ts";
import type { Activity } from "../../../domain/activity.ts";
import type { Day } from "../../../domain/day.ts";
import { tell } from "./activity-words.ts";

function entry(activity: Activity, names: Partial<ActivityEntry> = {}): ActivityEntry {
  return { id: "1", at: 0, by: "Ana", about: "Quarto Mar", ...activity, ...names } as ActivityEntry;
}

const plain = (text: string) => text.replaceAll(/\s/gu, " ");

const price = { field: "nightlyPrice", before: 890_00, after: 920_00 };

test("one price that changed stands in the sentence, as it was and as it is", () => {
  const told = tell(entry({ kind: "price-changed", subject: "mar", facts: { changes: [price] } }));
  expect(plain(told.sentence)).toBe("Ana trocou o preço de Quarto Mar: diária R$ 890 → R$ 920");
  expect(told.lines).toEqual([]);
});

test("a field of a plain setting is told by its label", () => {
  const hours = [
    { field: "sameDayUntil", before: "18:00", after: "20:00" },
    { field: "sellGaps", before: false, after: true },
  ] as const;
  const contact = [{ field: "secondPhone" }, { field: "email" }, { field: "whatsapp" }] as const;
  const told = (facts: { part: "hours" | "contact"; changes: typeof hours | typeof contact }) =>
    tell(entry({ kind: "property-changed", subject: null, facts })).lines;
  expect(told({ part: "hours", changes: hours })).toEqual([
    "reservar para hoje até 18:00 → 20:00",
    "vender noites que sobram entre duas reservas não → sim",
  ]);
  expect(told({ part: "contact", changes: contact })).toEqual([
    ...["segundo telefone", "e-mail", "WhatsApp"],
  ]);
});

test("several stand below it, and what was not set is nothing", () => {
  const weekend = { field: "weekendPrice", before: null, after: 990_50 };
  const changes = [price, weekend] as const;
  const told = tell(entry({ kind: "price-changed", subject: "mar", facts: { changes } }));
  expect(told.sentence).toBe("Ana trocou o preço de Quarto Mar");
  expect(told.lines.map(plain)).toEqual([
    "diária R$ 890 → R$ 920",
    "sexta e sábado nada → R$ 990,50",
  ]);
});

test("a season is told by its nights, its price and its minimum", () => {
  const season = {
    firstNight: "2027-02-05" as Day,
    lastNight: "2027-02-09" as Day,
    nightlyPrice: 1200_00,
    fromNights: null,
    minNights: 4,
  };
  const told = tell(
    entry({
      kind: "seasons-changed",
      subject: "mar",
      facts: { seasons: [{ before: null, after: season }] },
    }),
  );
  expect(plain(told.sentence)).toBe(
    "Ana mudou as temporadas de Quarto Mar: nova: 5 a 9 de fevereiro de 2027, R$ 1.200, mínimo de 4 noites",
  );
});

test("who was removed since stays readable, whether she did it or it was done to her", () => {
  const gone = { by: null, about: null };
  const invited = { kind: "person-invited", subject: "x", facts: { role: "team" } } as const;
  expect(tell(entry(invited, gone)).sentence).toBe(
    "Pessoa removida convidou pessoa removida (equipe)",
  );
  const hidden = { kind: "listing-hidden", subject: "quarto-sol", facts: {} } as const;
  expect(tell(entry(hidden, gone)).sentence).toBe("Pessoa removida escondeu quarto-sol do site");
});

test("ways in are told by the device, and a lock by its length", () => {
  const device = { browser: "chrome", system: "android" } as const;
  const came = { kind: "signed-in", subject: "x", facts: { device, isNew: true } } as const;
  expect(tell(entry(came)).sentence).toBe("Ana entrou de um aparelho novo: Chrome no Android");
  const locked = { kind: "access-locked", subject: "x", facts: { minutes: 15 } } as const;
  expect(tell(entry(locked, { by: null, about: "Ana" })).sentence).toBe(
    "Acesso de Ana travado por 15 min depois de tentativas erradas",
  );
});
