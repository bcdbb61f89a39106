import { expect, test } from "vitest";
import { numberIn, readForm, textIn } from "./read-form.ts";

const posted = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request("http://casa.example/admin", { method: "POST", body, headers });

test("a form is read as it was filled in", async () => {
  const form = await readForm(posted(new URLSearchParams({ acao: "checkIn" })));
  expect(form.get("acao")).toBe("checkIn");
});

test.each([
  ["no type at all", posted(null)],
  ["JSON", posted("{}", { "content-type": "application/json" })],
  ["a picture", posted("x", { "content-type": "image/jpeg" })],
  ["parts without a boundary", posted("x", { "content-type": "multipart/form-data" })],
  ["parts that break off", posted("--x", { "content-type": "multipart/form-data; boundary=x" })],
])("%s instead of a form is refused, not a failure of ours", async (_, request) => {
  const refusal = await readForm(request).catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(Response);
  expect((refusal as Response).status).toBe(422);
});

test("a field that cannot say what it is counts as nothing", () => {
  const field = { toString: 1 };
  expect([numberIn(field), textIn(field)]).toEqual([Number.NaN, ""]);
  expect([numberIn(3), textIn("Porta azul")]).toEqual([3, "Porta azul"]);
});
