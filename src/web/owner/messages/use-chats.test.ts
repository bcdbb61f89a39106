import { expect, test } from "vitest";
import type { MessageText } from "../../../contract/owner/messages.ts";
import { day } from "../../../domain/day.ts";
import type { Site } from "../../site.ts";
import { type Addressed, chatWith } from "./use-chats.ts";

const property = {
  shortName: "Maré Mansa",
  address: "Rua da Praia, 12",
  place: "Itacaré, BA",
  latitude: -14.27,
  longitude: -38.99,
  checkInTime: "14:00",
  checkOutTime: "11:00",
} as Site["property"];

const mariana: Addressed = {
  code: "MARE-7K42XB",
  guestName: "Mariana Lopes",
  guestPhone: "(73) 95555-0142",
  language: "pt-BR",
  listingNameToGuest: "Quarto Coqueiro",
  checkIn: day("2026-12-10"),
  checkOut: day("2026-12-12"),
  total: 1_520_00,
  balance: 760_00,
  guestLink: "https://maremansa.example/reserva/MARE-7K42XB/abc",
};

const house = { texts: [], property, signer: "Dona Lia" };

function said(
  more: Partial<Addressed>,
  kind: MessageText["kind"],
  texts: readonly MessageText[] = [],
): string {
  const chat = chatWith({ ...mariana, ...more }, kind, null, { ...house, texts });
  // Amounts are written with no-break spaces.
  return (new URL(chat?.url ?? "").searchParams.get("text") ?? "").replaceAll("\u00a0", " ");
}

test("a guest who comes today is told the way and what is open", () => {
  const text = said({}, "directions");
  expect(text).toMatch(/^Oi, Mariana! Aqui é da Maré Mansa\./);
  expect(text).toContain("\nFalta pagar R$ 760.\n");
  expect(text).toContain("O caminho no mapa: https://www.google.com/maps");
  expect(said({ balance: 0 }, "directions")).not.toMatch(/Falta pagar|R\$|[{}]/);
});

test("who owes is told how much and where to pay it, if whoever writes may see the link", () => {
  expect(said({}, "balance-due")).toContain(
    `falta pagar R$ 760.\nPara ver e pagar: ${mariana.guestLink}`,
  );
  expect(said({ guestLink: null }, "balance-due")).not.toContain("Para ver");
});

test("the house's own text counts, in the guest's language", () => {
  const text = { "pt-BR": "Até já, {primeiro nome}!", "en-US": "" };
  const own: MessageText = { kind: "departure", text, isOwn: true, version: 1 };
  expect(said({}, "departure", [own])).toBe("Até já, Mariana!");
  expect(said({ language: "en-US" }, "departure", [own])).toContain("Check-out is today");
});

test.each([
  ["(73) 95555-0142", "https://wa.me/5573955550142?text="],
  ["+1 415 555 0134", "https://wa.me/14155550134?text="],
])("a chat opens with %s", (guestPhone, start) => {
  expect(chatWith({ ...mariana, guestPhone }, "thanks", null, house)?.url).toContain(start);
});

test("without a number there is no chat", () => {
  expect(chatWith({ ...mariana, guestPhone: null }, "thanks", null, house)).toBeNull();
});
