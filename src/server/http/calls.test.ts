import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead, Visit } from "../../../tests/support/visit.ts";
import { todayIn } from "../../domain/day.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ seed: "living" });
});
const visit = () => new Visit(app);

describe("GET /quartos/listarQuartos", () => {
  test("S1.08 S3.05 R34.01 lists the sample house with the fields of a card", async () => {
    const rooms = (await visit().get("/quartos/listarQuartos")).json();
    expect(rooms.map((room: { cardTitle: string }) => room.cardTitle)).toEqual([
      "Quarto Mar",
      "Quarto Coqueiro",
      "Quarto Jangada",
      "Quarto Farol",
      "Casa inteira",
    ]);
    for (const room of rooms) {
      expect(room).toMatchObject({
        _id: expect.any(String),
        cardText: expect.any(String),
        cardImgUrl: expect.stringMatching(/^\/media\/\w+\/960\.jpg$/),
        price: expect.any(Number),
        total: null,
      });
    }
  });

  test("S3.25 S3.26 with a stay it lists the free rooms that fit, each with its total", async () => {
    const stay = stayAhead(app, 200, 3);
    const search = `startDate=${stay.checkIn}&endDate=${stay.checkOut}&people=4&rooms=1`;
    await visit().book("coqueiro", stay);
    const rooms = (await visit().get(`/quartos/listarQuartos?${search}`)).json();
    expect(rooms.map((room: object) => Object.entries(room))).toHaveLength(1);
    expect(rooms[0]).toMatchObject({ _id: "jangada", total: (820 + 2 * 130) * 3 });
  });

  test("half a stay, a reversed one or rubbish is refused in words", async () => {
    for (const query of [
      "startDate=2027-01-10",
      "startDate=2027-01-10&endDate=2027-01-10",
      "startDate=2027-02-30&endDate=2027-03-03",
      "startDate=2027-01-10&startDate=2027-01-11&endDate=2027-01-15",
      "startDate=1&endDate=2",
      "startDate=0000-01-01&endDate=0000-01-02",
    ]) {
      const answer = await visit().get(`/quartos/listarQuartos?${query}`);
      expect([query, answer.statusCode]).toEqual([query, 422]);
      expect(answer.json().detail).toMatch(/\.$/);
    }
  });
});

describe("GET /quartos/listarQuartoPorId/{id}", () => {
  test("S3.01 S3.02 S3.03 S3.04 answers one room with its price per night", async () => {
    const room = (await visit().get("/quartos/listarQuartoPorId/mar")).json();
    expect(room).toMatchObject({ _id: "mar", name: "Quarto Mar", price: 890, people: 3 });
    expect(room.room_images).toBeInstanceOf(Array);
    expect(room.room_images).toHaveLength(5);
    expect(room.room_descriptions).toHaveLength(3);
    expect(Object.keys(room.room_benefits[0]).sort()).toEqual(["icon", "text", "title"]);
    expect(room).not.toHaveProperty("physicalRoomIds");
  });

  test("an unknown room is a 404 problem", async () => {
    const answer = await visit().get("/quartos/listarQuartoPorId/nenhum");
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({ status: 404, code: "listing-unknown" });
  });

  test("a call can ask for English, and gets Portuguese where there is none", async () => {
    const answer = await app.http.inject({
      url: "/quartos/listarQuartoPorId/mar",
      headers: { "accept-language": "en-US" },
    });
    expect(answer.json().name).toBe("Mar Room");
  });
});

describe("GET /quartos/listarDiasReservadosPorQuarto/{id}", () => {
  test("S1.09 S3.12 S9.07 is a plain list of days, none of them past", async () => {
    const days = (await visit().get("/quartos/listarDiasReservadosPorQuarto/mar")).json();
    const today = todayIn("America/Bahia", app.deps.clock());
    expect(days.length).toBeGreaterThan(5);
    for (const day of days) expect(day >= today && /^\d{4}-\d{2}-\d{2}$/.test(day)).toBe(true);
  });

  test("R34.02 a room closes the whole house, and the whole house every room", async () => {
    const roomStay = stayAhead(app, 210, 2);
    const wholeHouseStay = stayAhead(app, 220, 2);
    await visit().book("farol", roomStay);
    await visit().book("casa-inteira", wholeHouseStay);
    const reserved = async (id: string): Promise<string[]> =>
      (await visit().get(`/quartos/listarDiasReservadosPorQuarto/${id}`)).json();

    expect(await reserved("casa-inteira")).toContain(roomStay.checkIn);
    expect(await reserved("mar")).not.toContain(roomStay.checkIn);
    for (const id of ["mar", "coqueiro", "jangada", "farol"]) {
      expect(await reserved(id)).toContain(wholeHouseStay.checkIn);
      expect(await reserved(id)).not.toContain(wholeHouseStay.checkOut);
    }
  });

  test("R22.01 R22.02 a visitor's own hold is reserved to everybody else", async () => {
    const holder = visit();
    const stay = stayAhead(app, 230, 1);
    await holder.book("mar", stay);
    const url = "/quartos/listarDiasReservadosPorQuarto/mar";
    expect((await holder.get(url)).json()).not.toContain(stay.checkIn);
    expect((await visit().get(url)).json()).toContain(stay.checkIn);
    const forged = visit();
    forged.cookie = holder.cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect((await forged.get(url)).json()).toContain(stay.checkIn);
  });
});

describe("POST /payment/create-checkout-session", () => {
  test("S3.29 S3.30 takes exactly the three specified fields", async () => {
    const answer = await visit().book("mar", stayAhead(app, 240, 3));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      client_secret: expect.stringMatching(/^cs_test_\w+_secret_/),
      total: 2670,
    });
  });

  test("R9.03 R10.01 children are priced, a price sent along is not", async () => {
    const answer = await visit().book("jangada", stayAhead(app, 250, 2), {
      guests: 2,
      children: { upTo12: 1, above12: 1 },
      language: "en-US",
      price: 1,
      total: 1,
      status: "confirmed",
      __proto__: { admin: true },
    });
    expect(answer.json().total).toBe((820 + 90 + 130) * 2);
  });

  test.each([
    ["equal dates", { startDate: "2027-03-10", endDate: "2027-03-10" }, "invalid-stay"],
    ["reversed dates", { startDate: "2027-03-10", endDate: "2027-03-09" }, "invalid-stay"],
    ["a date that is none", { startDate: "2027-02-30", endDate: "2027-03-02" }, "invalid-request"],
    ["a number", { startDate: 20270310, endDate: 20270312 }, "invalid-request"],
    ["the past", { startDate: "2020-03-10", endDate: "2020-03-12" }, "stay-past"],
    ["too far ahead", { startDate: "2039-03-10", endDate: "2039-03-12" }, "stay-too-far"],
    ["no dates", {}, "invalid-request"],
    ["a length that is no number", { quartoId: { length: { toString: "" } } }, "invalid-request"],
  ])("R4.03 %s gives no client_secret", async (_, dates, code) => {
    const answer = await visit().post("/payment/create-checkout-session", {
      quartoId: "mar",
      ...dates,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code });
    expect(answer.json()).not.toHaveProperty("client_secret");
  });

  test("R38.01 more people than the room sleeps are refused in words", async () => {
    const answer = await visit().book("farol", stayAhead(app, 260, 2), { guests: 3 });
    expect(answer.json()).toMatchObject({ code: "too-many-guests", status: 422 });
  });
});

describe("POST /reservas", () => {
  test("S3.27 S3.28 answers the booking record for the five specified fields", async () => {
    const guest = visit();
    const stay = stayAhead(app, 270, 3);
    const { checkoutId } = (await guest.book("mar", stay)).json();
    await pay(app, checkoutId);
    const answer = await guest.settle(checkoutId, {
      price: 2670,
      dataEntrada: stay.checkIn,
      dataSaida: stay.checkOut,
      quartoId: "mar",
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      dataEntrada: stay.checkIn,
      dataSaida: stay.checkOut,
      nome: "Ana Lima",
      email: "ana@exemplo.example",
      codigo: expect.stringMatching(/^MARE-\w{6}$/),
    });
  });
});
