import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { endpoints } from "../../contract/endpoints.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { CORS_ORIGINS: "https://parceiro.example" } });
});

function post(headers: Record<string, string>, payload = "{}") {
  return app.http.inject({ method: "POST", url: "/reservas", headers, payload });
}

describe("the edges of the API", () => {
  test("only configured origins may read or write from a browser", async () => {
    const json = { "content-type": "application/json" };
    const stranger = await post({ ...json, origin: "https://estranho.example" });
    expect(stranger.statusCode).toBe(403);
    expect(stranger.headers["access-control-allow-origin"]).toBeUndefined();
    const partner = await post({ ...json, origin: "https://parceiro.example" });
    expect(partner.statusCode).toBe(422);
    expect(partner.headers["access-control-allow-origin"]).toBe("https://parceiro.example");
  });

  test.each([
    ["broken JSON", { "content-type": "application/json" }, "{", 422],
    ["a NUL", { "content-type": "application/json" }, `{"a": [{"b": "c\\u0000"}]}`, 422],
    ["another format", { "content-type": "application/xml" }, "<a/>", 415],
    ["a huge body", { "content-type": "application/json" }, `"${"x".repeat(70_000)}"`, 413],
  ])("%s is refused as a problem, without a stack", async (_, headers, body, status) => {
    const answer = await post(headers, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.body).not.toMatch(/\bat \/|node_modules|Error:/);
  });

  test("every answer carries the strict headers", async () => {
    const { headers } = await app.http.inject("/quartos/listarQuartos");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
    });
  });

  test("/openapi.json describes every call of the table", async () => {
    const { paths } = (await app.http.inject("/openapi.json")).json();
    for (const { method, path } of Object.values(endpoints)) {
      const operation = paths[path.replace(":id", "{id}")]?.[method.toLowerCase()];
      expect(operation?.responses).toBeDefined();
    }
    const checkout = paths["/payment/create-checkout-session"].post;
    const { schema } = checkout.requestBody.content["application/json"];
    expect(schema.required).toEqual(["startDate", "endDate", "quartoId"]);
  });

  test("a database that is not up to date is alive but not ready", async () => {
    const broken = await openTestApp();
    await broken.deps.pool.query("delete from migration");
    expect((await broken.http.inject("/ready")).statusCode).toBe(503);
    expect((await broken.http.inject("/live")).statusCode).toBe(200);
  });
});
