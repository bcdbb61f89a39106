import { expect, test } from "vitest";
import { freshStay } from "../../../sandbox/testing/stories.ts";
import { openTestHouse } from "../../../sandbox/testing/test-house.ts";
import { stayAhead, Visit } from "../../../sandbox/testing/visit.ts";
import { isKnock } from "./limits.ts";

test("an address that asks for nights too often is told to wait", async () => {
  const house = await openTestHouse({ settings: { LIMITS: "true" } });
  const stay = freshStay(house);
  const statuses: number[] = [];
  for (let call = 0; call < 22; call++) {
    statuses.push((await new Visit(house).book("mar", stay)).statusCode);
  }
  expect(statuses.slice(0, 20)).toEqual([200, ...Array(19).fill(409)]);
  expect(statuses.slice(20)).toEqual([429, 429]);
  const told = await new Visit(house).book("mar", stay);
  expect(told.json()).toMatchObject({ code: "too-many-requests" });
  expect((await new Visit(house).get("/quartos/listarQuartos")).statusCode).toBe(200);
});

test.each([
  "/admin/entrar",
  "/Admin/Entrar?volta=x",
  "/%61dmin/entrar/",
  "//admin/esqueci",
  "/admin/codigo.data",
  "/admin/senha",
])("a form at %s counts as a knock at the door, however it is written", (url) => {
  expect(isKnock({ method: "POST", url })).toBe(true);
  expect(isKnock({ method: "GET", url })).toBe(false);
});

test.each(["/admin/reservas", "/admin/entrar2", "/quartos", "/%"])(
  "a form at %s does not",
  (url) => {
    expect(isKnock({ method: "POST", url })).toBe(false);
  },
);

test("F8 unpaid holds never take more than 15 % of a room's coming year", async () => {
  const house = await openTestHouse({ settings: { LIMITS: "true" } });
  const answers = [];
  for (let hold = 0; hold < 3; hold++) {
    answers.push(await new Visit(house).book("mar", stayAhead(house, 10 + hold * 30, 25)));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(answers[2]?.json().code).toBe("too-many-holds");
  expect((await new Visit(house).book("farol", stayAhead(house, 10, 3))).statusCode).toBe(200);
});

test("a switch turns the limits off for load tests", async () => {
  const house = await openTestHouse({ settings: { LIMITS: "false" } });
  for (let call = 0; call < 25; call++) {
    const answer = await new Visit(house).book("mar", stayAhead(house, 10 + call * 5, 3));
    expect(answer.statusCode).toBe(200);
  }
});
