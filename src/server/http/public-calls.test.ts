import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead, Visit } from "../../../tests/support/visit.ts";
import { endpoints } from "../../contract/endpoints.ts";

const name = "Iracema Sigilo";
const email = "iracema.sigilo@exemplo.example";

let app: TestApp;
let checkoutId: string;
let code: string;
beforeAll(async () => {
  app = await openTestApp({ seed: "living" });
  const guest = new Visit(app);
  checkoutId = (await guest.book("mar", stayAhead(app, 300, 2))).json().checkoutId;
  await pay(app, checkoutId, { name, email });
  code = (await guest.settle(checkoutId)).json().codigo;
});

const stranger = () => new Visit(app);

test("S6.03 the five calls answer somebody nobody knows", async () => {
  const visit = stranger();
  const stay = stayAhead(app, 310, 2);
  const answers = [
    await visit.get("/quartos/listarQuartos"),
    await visit.get("/quartos/listarQuartoPorId/mar"),
    await visit.get("/quartos/listarDiasReservadosPorQuarto/mar"),
    await visit.book("mar", stay),
    await visit.settle(checkoutId),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
});

describe("what a stranger can learn of a booking", () => {
  test("R13.01 only the full session id gives a name or an e-mail", async () => {
    expect((await stranger().settle(checkoutId)).json()).toMatchObject({ nome: name, email });
    const guesses = [
      ...[checkoutId.slice(0, -1), `${checkoutId}x`, checkoutId.toUpperCase()],
      ...[code, "cs_test_unknown", "%", "' or 1=1 --"],
    ];
    for (const guess of guesses) {
      const answer = await stranger().settle(guess);
      expect([guess, answer.statusCode]).toEqual([guess, 404]);
      expect(answer.body).not.toMatch(/Iracema|iracema/);
      const file = await stranger().get(`/reservas/${encodeURIComponent(guess)}/calendario.ics`);
      expect([guess, file.statusCode]).toEqual([guess, 404]);
    }
    for (const url of [
      "/quartos/listarQuartos",
      "/quartos/listarQuartoPorId/mar",
      "/quartos/listarDiasReservadosPorQuarto/mar",
      "/openapi.json",
    ]) {
      expect((await stranger().get(url)).body).not.toMatch(/Iracema|iracema/);
    }
  });

  test("R13.02 no call lists bookings or answers to a counted-up number", async () => {
    for (const url of [
      "/reservas",
      "/reservas/1",
      `/reservas/${code}`,
      "/bookings",
      "/reservas/",
    ]) {
      expect([url, (await stranger().get(url)).statusCode]).toEqual([url, 404]);
    }
    const [{ id } = { id: "" }] = (await app.deps.pool.query("select id from booking limit 1"))
      .rows;
    expect(id).toMatch(/^[0-9a-f]{8}-/);
    for (const number of ["1", "2", "10", id]) {
      expect((await stranger().settle(number)).statusCode).toBe(404);
    }
    const answersList = Object.values(endpoints).filter(
      ({ method, path }) => method === "GET" && /reserva(?!dos)|booking/i.test(path),
    );
    expect(answersList.filter(({ path }) => !path.includes("/:"))).toEqual([]);
  });
});

describe("answers of trouble", () => {
  const stack = /\n\s+at |\bat .+\.[jt]s:\d+|node_modules|\/src\//;

  test("R20.01 a refused or unknown call holds no stack", async () => {
    const visit = stranger();
    const answers = [
      await visit.get("/quartos/nada"),
      await visit.get("/quartos/listarQuartoPorId/nenhum"),
      await visit.post("/payment/create-checkout-session", { startDate: {} }),
      await visit.post("/reservas", []),
      await visit.settle("cs_test_unknown"),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 422, 422, 404]);
    for (const { body } of answers) expect(body).not.toMatch(stack);
  });

  test("R20.01 a broken house holds no stack either, and names none of its insides", async () => {
    await app.deps.pool.query("alter table listing rename to listing_away");
    const answer = await stranger().get("/quartos/listarQuartos");
    await app.deps.pool.query("alter table listing_away rename to listing");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(stack);
    expect(answer.body).not.toMatch(/relation|listing|select/i);
  });
});
