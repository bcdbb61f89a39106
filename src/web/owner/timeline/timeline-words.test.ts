import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { barDetail, barName, disputeName, takersWords } from "./timeline-words.ts";

const now = Date.parse("2026-12-10T15:00:00Z");
const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };

test("a bar is named in full, however short it is drawn", () => {
  const booking = {
    ...stay,
    key: "r-1",
    kind: "booking",
    bookingId: "1",
    stayId: "1",
    rooms: 1,
    isRead: false,
    guestName: "Helena Prado",
    erased: false,
    channel: "direct",
    people: 2,
    checkedOut: false,
    open: 0,
    isNew: false,
  } as const;
  expect(barName(booking, now)).toBe("Helena Prado, 12 a 15 de dezembro, Direto");
  const marked = { ...booking, open: 45_000, isNew: true, rooms: 2 };
  expect(barName(marked, now).replaceAll("\u00a0", " ")).toBe(
    "Helena Prado, 12 a 15 de dezembro, Direto, 1 de 2 quartos, R$ 450 em aberto, nova",
  );
  expect(barDetail({ ...marked, people: 3 }, now)).toBe("3 noites, 3 pessoas, 1 de 2 quartos");
  const hold = {
    ...stay,
    key: "p-1",
    kind: "hold",
    bookingId: "1",
    endsAt: now + 461_000,
  } as const;
  expect(barName(hold, now)).toBe("Pagando, 12 a 15 de dezembro, em pagamento por mais 8 minutos");
  const imported = {
    ...stay,
    key: "i-1",
    kind: "imported",
    portal: "airbnb",
    feedName: "Airbnb",
    bookingId: null,
  } as const;
  expect(barName(imported, now)).toBe("Airbnb, 12 a 15 de dezembro, fechado em outro site");
  const kept = {
    ...stay,
    key: "o-1",
    kind: "proposal",
    proposalId: "1",
    label: "Família Tavares",
    endsAt: now + 32.5 * 3_600_000,
  } as const;
  expect(barName(kept, now)).toBe(
    "Orçamento: Família Tavares, 12 a 15 de dezembro, noites guardadas por mais 32 h",
  );
  expect(barDetail({ ...kept, endsAt: now + 45 * 60_000 }, now)).toBe("45 min");
  const stranger = { ...booking, guestName: null, channel: "booking" } as const;
  expect(barName(stranger, now)).toBe("Hóspede do Booking, 12 a 15 de dezembro, Booking");
  const closed = { ...stay, key: "f-1", kind: "closed", by: "house", because: "sold" } as const;
  expect(barName(closed, now)).toBe("Casa inteira vendida, 12 a 15 de dezembro");
});

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

test("a dispute is named with the portal and its nights", () => {
  expect(disputeName({ ...stay, conflictId: "1", feedName: "Airbnb" })).toBe(
    "Conflito: Airbnb também vendeu, 12 a 15 de dezembro",
  );
});
