import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "./language.ts";
import { LONGEST_MESSAGE, messageKinds } from "./message.ts";
import {
  fillMessage,
  lengthOfMessage,
  type MessageTemplate,
  type MessageValues,
  problemOf,
  tidyMessage,
} from "./message-template.ts";
import { originalTexts } from "./message-texts.ts";
import { type MessageVariable, nameOfVariable, variablesOf } from "./message-variables.ts";

const confirmation = (text: string): MessageTemplate => ({
  kind: "confirmation",
  language: "pt-BR",
  text,
});
const fill = (text: string, values: MessageValues = {}) => fillMessage(confirmation(text), values);

describe("a text is filled in", () => {
  test("with the guest's values, however its variables are typed", () => {
    const values = { firstName: "Helena", departure: "15 de dezembro" };
    expect(fill("Oi, {primeiro nome}! Até {saída}.", values)).toBe(
      "Oi, Helena! Até 15 de dezembro.",
    );
    expect(fill("Oi, { Primeiro  NOME }! Até {saida}.", values)).toBe(
      "Oi, Helena! Até 15 de dezembro.",
    );
  });

  test("without the sentences that have no value", () => {
    const text = "Oi, {primeiro nome}! Aqui é da {pousada}. Falta {saldo}. Até logo.";
    expect(fill(text, { property: "Maré Mansa" })).toBe("Aqui é da Maré Mansa. Até logo.");
    expect(fill(text, { property: "Maré Mansa", firstName: " ", balance: null })).toBe(
      "Aqui é da Maré Mansa. Até logo.",
    );
  });

  test("and a line without sentences leaves no gap", () => {
    expect(fill("Oi!\nFalta {saldo}.\nAté logo.")).toBe("Oi!\nAté logo.");
    expect(fill("Oi!\n\nFalta {saldo}.\n\nAté logo.")).toBe("Oi!\n\nAté logo.");
    expect(fill("{primeiro nome}\n\nOi!\n\n{quem assina}")).toBe("Oi!");
    expect(fill("Falta {saldo}.")).toBe("");
  });

  test("an abbreviation, a price and a link end no sentence", () => {
    const link = "https://casa.example/o/ABC?de=1. Não";
    expect(fill("Pague até sex. ou na chegada {saldo}. Fim.")).toBe("Fim.");
    expect(fill("Veja: {link} e escolha. Fim.", { link })).toBe(`Veja: ${link} e escolha. Fim.`);
    expect(fill("Custa R$ 1.000 {saldo}. Fim.")).toBe("Fim.");
  });

  test("a sentence may end within bold or quotation marks", () => {
    expect(fill("*Falta {saldo}.* Até logo.")).toBe("Até logo.");
    expect(fill("“Falta {saldo}!” Até logo.")).toBe("Até logo.");
  });

  test("and a value is no template, nor a line of its own", () => {
    expect(fill("Oi, {primeiro nome}! {link}", { firstName: "{link}", link: "x" })).toBe(
      "Oi, {link}! x",
    );
    expect(fill("Oi, {primeiro nome}!", { firstName: "Ana\n\nPague aqui:\u2028já" })).toBe(
      "Oi, Ana Pague aqui: já!",
    );
    expect(fill("Oi, {primeiro nome}!", { firstName: "$& $1" })).toBe("Oi, $& $1!");
  });
});

describe("a text to be saved", () => {
  test.each([
    ["Oi, {primeiro nome}!", null],
    ["Oi, {nome}!", "variable-unknown"],
    ["Oi, {first name}!", "variable-unknown"],
    ["O sinal é {sinal}.", "variable-unknown"],
    ["Oi, {primeiro nome!", "variable-unknown"],
    ["Oi, primeiro nome}!", "variable-unknown"],
    ["Oi, {{primeiro nome}}!", "variable-unknown"],
    ["{}", "variable-unknown"],
    ["x".repeat(LONGEST_MESSAGE), null],
    ["🐚".repeat(LONGEST_MESSAGE), null],
    ["x".repeat(LONGEST_MESSAGE + 1), "too-long"],
  ])("'%s': %s", (text, problem) => {
    expect(problemOf(confirmation(text))).toBe(problem);
  });

  test("of a proposal says where it is", () => {
    const proposal = { kind: "proposal", language: "pt-BR" } as const;
    expect(problemOf({ ...proposal, text: "São {total}." })).toBe("missing");
    expect(problemOf({ ...proposal, text: "São {total}: {Link}" })).toBeNull();
  });

  test("loses blanks around it, and signs that nobody sees", () => {
    expect(tidyMessage(" \r\nOi! \r\n\r\nTchau.\u0000\u0007\t\n ")).toBe("Oi!\n\nTchau.");
    expect(tidyMessage("sai\u0301da")).toBe("saída");
  });
});

describe("every text that comes with the product", () => {
  const all = messageKinds.flatMap((kind) =>
    languages.map((language) => ({ kind, language, text: originalTexts[kind][language] })),
  );

  /** About as long as they get. */
  const long: Readonly<Partial<Record<MessageVariable, string>>> = {
    firstName: "Maria Eduarda",
    room: "Quarto Mar, Quarto Coqueiro e Quarto Jangada",
    dates: "30 de dezembro a 2 de janeiro",
    link: `https://pousadamaremansa.example/en/reserva/MARE-7K42XB/${"x".repeat(22)}`,
    address: "Rua das Jangadas, 58, Praia do Porto Manso, Porto Manso, BA, Brazil",
    map: "https://www.google.com/maps/search/?api=1&query=-14.277412,-38.996561",
    property: "Maré Mansa",
    signer: "Dona Lia dos Santos",
  };
  const given = (variable: MessageVariable) => long[variable] ?? "até 5 de janeiro ou na chegada";

  test.each(all)("can be saved as it is: $kind, $language", (template) => {
    expect(problemOf(template)).toBeNull();
    expect(tidyMessage(template.text)).toBe(template.text);
  });

  test.each(all)("stays short when it is filled in: $kind, $language", (template) => {
    const values = Object.fromEntries(variablesOf(template.kind).map((one) => [one, given(one)]));
    const filled = fillMessage(template, values);
    expect(lengthOfMessage(filled)).toBeLessThan(LONGEST_MESSAGE);
    expect(filled).not.toMatch(/[{}]/);
  });

  test.each(all)("says something without any value: $kind, $language", (template) => {
    expect(fillMessage(template, {})).not.toBe("");
  });

  test.each(all)("takes nobody for a man or a woman: $kind, $language", ({ text }) => {
    expect(text).not.toMatch(/obrigad[oa]|bem-vind|querid[oa]|prezad[oa]|sr\.|sra\.|senhor/i);
  });
});

describe("any text", () => {
  const variables = variablesOf("confirmation");
  const piece = fc.oneof(
    fc.constantFrom("Oi", "Até logo", "R$ 1.000", "sex. à tarde", "*bom*", "—", "a/b?c=d"),
    fc.constantFrom(...variables).map((one) => `{${nameOfVariable(one, "pt-BR")}}`),
  );
  const between = fc.constantFrom(" ", ". ", "! ", "? ", "\n", ".\n\n", "… ");
  const texts = fc
    .array(fc.tuple(piece, between), { minLength: 1, maxLength: 12 })
    .map((parts) => tidyMessage(parts.flat().join("")));
  const value = fc.string({ unit: "grapheme", maxLength: 30 });
  const someValues = fc.dictionary(fc.constantFrom(...variables), value);

  test("with every value is the text with the values in place", () => {
    const full = fc.record(
      Object.fromEntries(variables.map((one) => [one, value.map((more) => `v${more}`.trim())])),
    );
    fc.assert(
      fc.property(texts, full, (text, values) => {
        let naive = text;
        const marks = variables.map((one, index) => [one, `\u0001${index}\u0001`] as const);
        for (const [one, mark] of marks)
          naive = naive.replaceAll(`{${nameOfVariable(one, "pt-BR")}}`, mark);
        for (const [one, mark] of marks)
          naive = naive.replaceAll(mark, () =>
            (values[one] ?? "").replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(),
          );
        expect(fill(text, values)).toBe(naive);
      }),
    );
  });

  test("never shows a variable, and filled twice stays as it is", () => {
    const noBraces = someValues.map((values) =>
      Object.fromEntries(
        Object.entries(values).map(([one, said]) => [one, said.replaceAll(/[{}]/g, "")]),
      ),
    );
    fc.assert(
      fc.property(texts, noBraces, (text, values) => {
        const once = fill(text, values);
        expect(once).not.toMatch(/[{}]/);
        expect(fill(once, {})).toBe(once);
      }),
    );
  });

  test("without a value is changed only where it says it, and never has more lines", () => {
    fc.assert(
      fc.property(texts, someValues, fc.constantFrom(...variables), (text, values, lost) => {
        const without = fill(text, { ...values, [lost]: null });
        expect(without.split("\n").length).toBeLessThanOrEqual(text.split("\n").length);
        if (!text.includes(`{${nameOfVariable(lost, "pt-BR")}}`))
          expect(without).toBe(fill(text, values));
      }),
    );
  });

  test("that can be saved is tidy already when it is tidied again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
        const tidied = tidyMessage(typed);
        expect(tidyMessage(tidied)).toBe(tidied);
      }),
    );
  });
});
