import { describe, expect, test } from "vitest";
import type { Written } from "../../../contract/owner/written.ts";
import { day } from "../../../domain/day.ts";
import type { Property } from "../../../domain/property.ts";
import { type Matter, matterOf, stayMessage, stayMessageUrl } from "./stay-message.ts";

const property = {
  shortName: "Maré Mansa",
  address: "Rua da Praia, 12",
  place: "Itacaré, BA",
  latitude: -14.27,
  longitude: -38.99,
  checkInTime: "14:00",
  checkOutTime: "11:00",
} as Property;

const mariana: Written = {
  code: "MARE-7K42XB",
  guestName: "Mariana Lopes",
  language: "pt-BR",
  listingNameToGuest: "Quarto Coqueiro",
  checkIn: day("2026-12-10"),
  checkOut: day("2026-12-12"),
  total: 152_000,
  paid: 76_000,
  balance: 76_000,
  guestLink: "https://maremansa.example/reserva/MARE-7K42XB/abc",
  expectedArrival: null,
};

/** Amounts are written with no-break spaces. */
const said = (more: Partial<Written> = {}, matter: Matter = "arrival") =>
  stayMessage({ ...mariana, ...more }, matter, property).replaceAll("\u00a0", " ");

test("an arrival: the question, the stay, the money, where to pay and the way there", () => {
  expect(said()).toBe(
    [
      "Oi, Mariana! Aqui é da Maré Mansa. Te esperamos hoje a partir das 14h. A que horas você chega?",
      "Quarto Coqueiro, 10 a 12 de dezembro de 2026.",
      "Total R$ 1.520, pago R$ 760, falta R$ 760.",
      "Para ver e pagar: https://maremansa.example/reserva/MARE-7K42XB/abc",
      "Endereço: Rua da Praia, 12, Itacaré, BA. Mapa: https://www.google.com/maps/search/?api=1&query=-14.27,-38.99",
    ].join("\n"),
  );
});

test("a booking made in English is written to in English", () => {
  expect(said({ language: "en-US", listingNameToGuest: "Coconut Room" })).toBe(
    [
      "Hi, Mariana! This is Maré Mansa. We expect you today from 2 PM on. When will you arrive?",
      "Coconut Room, December 10–12, 2026.",
      "Total R$1,520, paid R$760, open R$760.",
      "To see and pay: https://maremansa.example/reserva/MARE-7K42XB/abc",
      "Address: Rua da Praia, 12, Itacaré, BA. Map: https://www.google.com/maps/search/?api=1&query=-14.27,-38.99",
    ].join("\n"),
  );
});

describe("the money", () => {
  test("is all paid, open, or to be given back, as the account says", () => {
    expect(said({ paid: 152_000, balance: 0 })).toContain("Total R$ 1.520, tudo pago.");
    expect(said({ paid: 160_000, balance: -8_000 })).toContain("pago R$ 1.600, R$ 80 a devolver.");
    expect(said({ paid: 0, balance: 152_050 })).toContain("pago R$ 0, falta R$ 1.520,50.");
  });

  test("is paid by a link only if something is open and there is one to show", () => {
    expect(said({ balance: 0 })).not.toContain("https://maremansa");
    expect(said({ guestLink: null })).not.toContain("Para ver e pagar");
  });

  test("of a booking that is not confirmed, or over, is not spoken of", () => {
    const text = said({ balance: 76_000 }, "about");
    expect(text).toContain("Sobre a reserva MARE-7K42XB:");
    expect(text).not.toMatch(/R\$|https/);
  });
});

test.each<[Matter, string]>([
  ["booking", "Sobre a sua reserva MARE-7K42XB:"],
  ["in-house", "Tudo bem com a estadia?"],
  ["departure", "O check-out é hoje até as 11h."],
  ["owing", "Ficou um valor em aberto da sua estadia."],
])("%s says its matter, and the way there only to who still comes", (matter, lead) => {
  expect(said({}, matter)).toContain(lead);
  expect(said({}, matter).includes("Mapa:")).toBe(matter === "booking");
});

test.each(["pt-BR", "en-US"] as const)("is never longer than 699 characters, in %s", (language) => {
  const long = { guestName: "N".repeat(120), listingNameToGuest: "Q".repeat(80), language };
  const street = { ...property, address: "R".repeat(400), shortName: "P".repeat(60) };
  const stay = { ...mariana, ...long };
  const text = stayMessage(stay, "arrival", street);
  expect(text.length).toBeLessThan(700);
  expect(text).toContain(mariana.guestLink ?? "");
  expect(text).not.toContain("Map");
  expect(stayMessage({ ...stay, guestName: "N".repeat(900) }, "arrival", street)).toHaveLength(699);
});

test("opens a chat with the number, or nothing without one", () => {
  const guest = { ...mariana, guestPhone: "(71) 95555-0142" };
  expect(stayMessageUrl(guest, "arrival", property)).toMatch(
    /^https:\/\/wa\.me\/5571955550142\?text=Oi%2C%20Mariana/,
  );
  expect(stayMessageUrl({ ...guest, guestPhone: "+1 415 555 0134" }, "arrival", property)).toMatch(
    /^https:\/\/wa\.me\/14155550134\?/,
  );
  expect(stayMessageUrl({ ...guest, guestPhone: null }, "arrival", property)).toBe(null);
});

test("a booking's message is about what is next", () => {
  const today = day("2026-12-10");
  const matter = (more: object = {}) =>
    matterOf(
      {
        ...{ state: "confirmed", checkIn: today, checkOut: day("2026-12-12") },
        ...{ checkedIn: false, checkedOut: false, balance: 0 },
        ...more,
      } as Parameters<typeof matterOf>[0],
      today,
    );
  expect(matter()).toBe("arrival");
  expect(matter({ checkIn: day("2026-12-11") })).toBe("booking");
  expect(matter({ state: "held" })).toBe("about");
  expect(matter({ checkedIn: true })).toBe("in-house");
  expect(matter({ checkedIn: true, checkOut: today })).toBe("departure");
  expect(matter({ checkedIn: true, checkedOut: true })).toBe("about");
  expect(matter({ checkedIn: true, checkedOut: true, balance: 1 })).toBe("owing");
  expect(matter({ state: "cancelled", balance: 0 })).toBe("about");
});

test("what is known is not asked, and what is not known is not claimed", () => {
  expect(said({ expectedArrival: "21:30" })).toContain("Te esperamos hoje, por volta das 21h30.");
  expect(said({ total: 0, paid: 0, balance: 0 })).not.toMatch(/Total|pago/);
});
