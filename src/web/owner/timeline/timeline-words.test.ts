import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { takersWords } from "./timeline-words.ts";

const now = Date.parse("2026-12-10T15:00:00Z");
const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };

test("whoever has the nights is named, a paying guest with the hour at the house", () => {
  expect(
    takersWords(
      [
        { kind: "hold", endsAt: now },
        { kind: "booking", guestName: "Helena Prado", channel: "direct", bookingId: "1", ...stay },
        { kind: "booking", guestName: null, channel: "booking", bookingId: "2", ...stay },
        { kind: "proposal", proposalId: "1", label: "Bruno", endsAt: now, ...stay },
        { kind: "block", note: "Pintura", ...stay },
        { kind: "imported", feedName: "Booking", ...stay },
      ],
      "America/Bahia",
    ),
  ).toBe(
    "Um hóspede está pagando por essas noites agora. Elas ficam guardadas até 12:00. " +
      "Há uma reserva de Helena Prado, 12 a 15 de dezembro. " +
      "Há uma reserva de um hóspede do Booking, 12 a 15 de dezembro. " +
      "Essas noites estão guardadas para um orçamento (Bruno), 12 a 15 de dezembro, até 10 de dez., 12:00. " +
      "Há um bloqueio (Pintura), 12 a 15 de dezembro. " +
      "Booking fechou essas noites, 12 a 15 de dezembro.",
  );
});
