import { expect, test } from "vitest";
import { z } from "zod";
import { day, emailOrNull, moneyOrNone, number, required, text, ticked } from "./fields.server.ts";
import { checkForm, nested, readForm } from "./read-form.ts";

const posted = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request("http://casa.example/admin", { method: "POST", body, headers });

test("a form is read as it was filled in", async () => {
  const form = await readForm(posted(new URLSearchParams({ intent: "checkIn" })));
  expect(form.get("intent")).toBe("checkIn");
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

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("names with dots become the objects and lists they are named after", () => {
  const form = formOf({
    "pt.title": "Maré",
    "photos.0.alt": "Rede",
    "photos.1.alt": "Mar",
    note: "Um.\r\nDois.",
  });
  expect(nested(form)).toEqual({
    pt: { title: "Maré" },
    photos: [{ alt: "Rede" }, { alt: "Mar" }],
    note: "Um.\nDois.",
  });
});

test("a name that is nobody's field is nobody's prototype either", () => {
  const form = formOf({ "__proto__.polluted": "1", "a.b.c.d.e": "too deep", a: "flat" });
  expect(nested(form)).toEqual(JSON.parse('{"__proto__": {"polluted": "1"}, "a": "flat"}'));
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

const stay = z.object({
  name: required(10, "Escreva o nome."),
  arrival: day("Escolha o dia."),
  total: moneyOrNone,
  email: emailOrNull,
  pets: ticked,
  hint: text,
  latitude: number,
});

test("a form is understood as it was meant", () => {
  const typed = { name: " Ana ", arrival: "2027-01-11", total: "350,50", email: "", pets: "on" };
  expect(checkForm(formOf({ ...typed, latitude: "-16,7" }), stay)).toEqual({
    value: {
      name: "Ana",
      arrival: "2027-01-11",
      total: 35_050,
      email: null,
      pets: true,
      hint: "",
      latitude: -16.7,
    },
  });
});

test("each field that is wrong has its own sentence, in Portuguese", () => {
  const typed = { arrival: "amanhã", total: "muito", email: "ana@", name: "x".repeat(11) };
  expect(checkForm(formOf(typed), stay)).toEqual({
    problems: {
      name: "Ficou comprido demais. Corte um pouco.",
      arrival: "Escolha o dia.",
      total: "Escreva o valor assim: 350 ou 350,50.",
      email: "O e-mail não parece certo.",
    },
  });
  const measured = formOf({ "name.length.toString": "", arrival: "2027-01-11", total: "" });
  expect(checkForm(measured, stay)).toEqual({ problems: { "": "Confira este campo." } });
  expect(checkForm(formOf({ intent: "x" }), z.object({ intent: z.literal("y") }))).toEqual({
    problems: { intent: "Confira este campo." },
  });
});
