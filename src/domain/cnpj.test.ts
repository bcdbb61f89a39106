import { describe, expect, test } from "vitest";
import { parseCnpj } from "./cnpj.ts";

describe("a CNPJ", () => {
  test.each([
    ["11222333000181", "11.222.333/0001-81"],
    ["11.222.333/0001-81", "11.222.333/0001-81"],
    ["12.ABC.345/01DE-35", "12.ABC.345/01DE-35"],
    [" 12abc34501de35 ", "12.ABC.345/01DE-35"],
  ])("%s is written as %s", (typed, written) => {
    expect(parseCnpj(typed)).toBe(written);
  });

  test.each([
    ["a wrong first check digit", "11.222.333/0001-91"],
    ["a wrong second check digit", "11.222.333/0001-82"],
    ["letters whose check digits are wrong", "12.ABC.345/01DE-36"],
    ["a letter among the check digits", "12.ABC.345/01DE-3A"],
    ["the sample's number", "00.000.000/0001-00"],
    ["all places alike", "00000000000000"],
    ["too few places", "1122233300018"],
    ["no number", "minha empresa"],
    ["nothing", ""],
  ])("with %s is refused", (_, typed) => {
    expect(parseCnpj(typed)).toBeNull();
  });
});
