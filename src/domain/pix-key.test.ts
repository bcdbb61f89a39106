import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPixKey, readPixKey } from "./pix-key.ts";

describe("a Pix key", () => {
  test.each([
    ["11.222.333/0001-81", "cnpj", "11222333000181"],
    ["11222333000181", "cnpj", "11222333000181"],
    ["12.abc.345/01de-35", "cnpj", "12ABC34501DE35"],
    ["123.456.789-09", "cpf", "12345678909"],
    ["12345678909", "cpf", "12345678909"],
    ["123456789-09", "cpf", "12345678909"],
    ["00000003026", "cpf", "00000003026"],
    ["+5571999990000", "phone", "+5571999990000"],
    ["+55 (71) 99999-0000", "phone", "+5571999990000"],
    ["55 71 99999-0000", "phone", "+5571999990000"],
    ["(71) 99999-0000", "phone", "+5571999990000"],
    ["71 99999‑0000", "phone", "+5571999990000"],
    ["071 99999 0000", "phone", "+5571999990000"],
    ["71999990000", "phone", "+5571999990000"],
    [" Casa@Mare.Example ", "e-mail", "casa@mare.example"],
    ["F3A1B2C4-5D6E-4F70-8A9B-0C1D2E3F4A5B", "random", "f3a1b2c4-5d6e-4f70-8a9b-0c1d2e3f4a5b"],
    ["f3a1b2c45d6e4f708a9b0c1d2e3f4a5b", "random", "f3a1b2c4-5d6e-4f70-8a9b-0c1d2e3f4a5b"],
  ])("typed as %s is a %s", (typed, kind, key) => {
    expect(readPixKey(typed)).toEqual({ kind, key });
  });

  test.each([
    ["a CPF with a wrong check digit", "123.456.789-08"],
    ["a CPF of one digit repeated", "111.111.111-11"],
    ["a CNPJ with a wrong check digit", "11.222.333/0001-82"],
    ["a landline", "(71) 3999-0000"],
    ["a number without the 9 of mobiles", "(71) 89999-0000"],
    ["an area code that does not exist", "(20) 99999-0000"],
    ["a number of another country", "+351 912 345 678"],
    ["digits that are neither a CPF nor a phone", "12345678900"],
    ["an address without a domain", "casa@"],
    ["an address of 78 characters", `${"a".repeat(65)}@mare.example`],
    ["a random key that is too short", "f3a1b2c4-5d6e-4f70-8a9b-0c1d2e3f4a5"],
    ["words", "chave da casa"],
    ["nothing", ""],
  ])("is not %s", (_, typed) => {
    expect(readPixKey(typed)).toBeNull();
  });

  test("may be an address of 77 characters", () => {
    const address = `${"a".repeat(64)}@mare.example`;
    expect(address).toHaveLength(77);
    expect(readPixKey(address)?.key).toBe(address);
  });

  test("of eleven digits that are both is a CPF when bare, and what its writing says otherwise", () => {
    expect(readPixKey("71900000032")?.kind).toBe("cpf");
    expect(readPixKey("719.000.000-32")?.kind).toBe("cpf");
    expect(readPixKey("(71) 90000-0032")?.kind).toBe("phone");
    expect(readPixKey("71 90000-0032")?.kind).toBe("phone");
    expect(readPixKey("+5571900000032")?.kind).toBe("phone");
  });

  test.each([
    ["11222333000181", "11.222.333/0001-81"],
    ["12345678909", "123.456.789-09"],
    ["+5571999990000", "(71) 99999-0000"],
    ["casa@mare.example", "casa@mare.example"],
    ["f3a1b2c4-5d6e-4f70-8a9b-0c1d2e3f4a5b", "f3a1b2c4-5d6e-4f70-8a9b-0c1d2e3f4a5b"],
    ["no key", "no key"],
  ])("%s is shown as %s", (key, shown) => {
    expect(formatPixKey(key)).toBe(shown);
  });

  test("is the same key when it is read again, as stored and as shown", () => {
    const typed = fc.oneof(
      fc.stringMatching(/^\d{11}$/),
      fc.stringMatching(/^[1-9][1-9]9\d{8}$/),
      fc.stringMatching(/^\d{14}$/),
      fc.emailAddress(),
      fc.uuid().map((id) => id.toUpperCase()),
      fc.string(),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const read = readPixKey(text);
        if (!read) return;
        expect(readPixKey(read.key)).toEqual(read);
        expect(readPixKey(formatPixKey(read.key))).toEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });
});
