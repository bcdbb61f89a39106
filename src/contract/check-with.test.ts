import { expect, test } from "vitest";
import { z } from "zod";
import { checkWith } from "./check-with.ts";

const schema = z.object({ email: z.email("Endereço").max(50), rooms: z.array(z.string()).max(3) });
const fine = { email: "lia@maremansa.example", rooms: ["mar"] };

const measured: object[] = [
  { length: {} },
  { length: { toString: "" } },
  { length: { toString: [] } },
];

test.each(["email", "rooms"] as const)(
  "a length that cannot be compared is refused as %s",
  (field) => {
    for (const value of measured) {
      expect(checkWith(schema, { ...fine, [field]: value })).toMatchObject({ success: false });
    }
  },
);

test("what is given is read, or refused with the schema's words or those of whoever asks", () => {
  expect(checkWith(schema, fine)).toEqual({ success: true, data: fine });
  const refused = checkWith(schema, { email: "lia", rooms: 3 }, "Confira este campo.");
  expect(refused).toMatchObject({
    issues: [
      { path: ["email"], message: "Endereço" },
      { path: ["rooms"], message: "Confira este campo." },
    ],
  });
});

test("a schema that is broken itself is no refusal", () => {
  const broken = z.string().transform(() => {
    throw new RangeError("ours");
  });
  expect(() => checkWith(broken, "a")).toThrow("ours");
});
