import { describe, expect, test } from "vitest";
import { readable, whatIsOurs } from "./what-is-ours.ts";

const house = {
  phones: ["(73) 3555-0142", "", "5573955550142"],
  emails: ["oi@pousada.com.br", "reservas@mail.pousada.com.br"],
  siteUrl: "https://pousada.com.br",
  cnpj: "12.345.678/0001-95",
  payees: [
    "123e4567-e89b-12d3-a456-426614174000",
    "pix.casa@pousada.com.br",
    "+55 73 98888-0000",
    "529.982.247-25",
    "Banco 260, ag. 0001, conta 12345-6",
  ],
};

const judged = (typed: string) => whatIsOurs(readable(typed), house);

describe("what is the house's", () => {
  test.each([
    ["(73) 3555-0142", "phone"],
    ["7335550142", "phone"],
    ["073 3555 0142", "phone"],
    ["+55 (73) 3555‑0142", "phone"],
    ["\u202a+55 73 95555\u20110142\u202c", "phone"],
    ["73955550142", "phone"],
    ["https://wa.me/5573955550142?text=Oi", "phone"],
    ["OI@pousada.com.br", "e-mail"],
    [" reservas@mail.pousada.com.br ", "e-mail"],
    ["pousada.com.br", "site"],
    ["HTTPS://Pousada.com.br/", "site"],
    ["http://pousada.com.br/en/reserva/MARE-7K42XB?x=1#y", "site"],
    ["https://pousada.com.br:443", "site"],
    ["12345678000195", "cnpj"],
    ["12.345.678/0001-95", "cnpj"],
    ["123E4567-E89B-12D3-A456-426614174000", "payee"],
    ["123e4567e89b12d3a456426614174000", "payee"],
    ["Pix.Casa@pousada.com.br", "payee"],
    ["73 98888-0000", "payee"],
    ["+5573988880000", "payee"],
    ["52998224725", "payee"],
    ["banco 260 ag 0001 conta 123456", "payee"],
  ])("%s is, as its %s", (typed, what) => {
    expect(judged(typed)).toBe(what);
  });

  test.each([
    ["another area code", "(74) 3555-0142"],
    ["no area code", "3555-0142"],
    ["one digit more", "(73) 3555-01420"],
    ["another country", "+1 73 3555 0142"],
    ["a country that eats the area code", "+7335550142"],
    ["a CPF as a phone of Brazil", "+55 52 99822-4725"],
    ["the number in a sentence", "pague para 7335550142"],
    ["somebody else's WhatsApp", "https://wa.me/5574955550142"],
    ["a page that looks like WhatsApp", "https://wa.me.evil.com/5573955550142"],
    ["a host that begins with the site's", "pousada.com.br.evil.com"],
    ["a host that ends with the site's", "minhapousada.com.br"],
    ["a subdomain", "reservas.pousada.com.br"],
    ["www", "www.pousada.com.br"],
    ["the site as a path", "evil.com/pousada.com.br"],
    ["the site as a query", "https://evil.com?u=https://pousada.com.br"],
    ["the site as a user", "https://pousada.com.br@evil.com"],
    ["a user at the site", "https://evil.com@pousada.com.br"],
    ["another port", "https://pousada.com.br:8443"],
    ["a Cyrillic letter", "https://pous\u0430da.com.br"],
    ["a punycode host", "https://xn--pousada-7fg.com.br"],
    ["another ending", "pousada.com"],
    ["a missing letter", "pousda.com.br"],
    ["a script", "javascript://pousada.com.br/%0aalert(1)"],
    ["a backslash", "https://evil.com\\@pousada.com.br"],
    ["two addresses", "pousada.com.br evil.com"],
    ["an address at another host", "oi@pousada.com.br.evil.com"],
    ["a name before the sign", "pousada.com.br@evil.com"],
    ["a dot fewer in a key", "pixcasa@pousada.com.br"],
    ["another CNPJ", "12.345.678/0002-76"],
    ["a CNPJ with more", "12.345.678/0001-95 0"],
    ["part of a key", "123e4567"],
    ["nothing but signs", "-"],
  ])("%s is not: %s", (_, typed) => {
    expect(judged(typed)).toBeNull();
  });

  test("a house without e-mail, WhatsApp, CNPJ and keys owns nothing that is empty", () => {
    const bare = { ...house, phones: ["", ""], emails: [""], cnpj: null, payees: ["", "-"] };
    for (const typed of ["", "-", "+", "+55", "0"]) expect(whatIsOurs(typed, bare)).toBeNull();
  });
});
