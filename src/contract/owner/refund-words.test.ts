import { expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import { disputeSentence, partsWords, refundableWords } from "./refund-words.ts";

const zone = "America/Bahia";
const at = Date.UTC(2026, 11, 5, 15);

test("the ways back are told by provider and by hand, each as one sum", () => {
  const part = (means: "online" | "pix" | "cash", amount: number, until?: number) => ({
    payment: { means, ...(until && { refundableUntil: new Date(until) }) },
    amount,
  });
  const said = (...parts: ReturnType<typeof part>[]) =>
    partsWords(parts, new Date(at)).replaceAll(/\s/gu, " ");
  expect(said(part("online", 30_000), part("pix", 15_000), part("cash", 5_000))).toBe(
    "R$ 300 pelo provedor de pagamento, R$ 200 por Pix ou dinheiro pela casa",
  );
  expect(said(part("online", 30_000))).toBe("R$ 300 pelo provedor de pagamento");
  expect(said(part("online", 30_000, at))).toBe("R$ 300 por Pix ou dinheiro pela casa");
  expect(said()).toBe("");
});

test("the last day of a return by itself is told while it lasts and when it is over", () => {
  const ends = new Date(Date.UTC(2027, 1, 17, 3));
  const said = (now: number) =>
    refundableWords(
      { means: "online", refundableUntil: ends },
      { at: new Date(now), timeZone: zone },
    );
  expect(said(at)).toMatch(/^O provedor devolve até 16 de fevereiro de 2027\. Depois, a casa/);
  expect(said(ends.getTime())).toMatch(/^O provedor devolvia até 16 de fevereiro de 2027\. Agora/);
  const when = { at: new Date(at), timeZone: zone };
  expect(refundableWords({ means: "online", refundableUntil: null }, when)).toBeNull();
  expect(refundableWords({ means: "pix" }, when)).toBeNull();
});

test("a dispute says where to answer, if that is known", () => {
  const dispute = { amount: 89_000, answerBy: day("2026-12-05"), provider: "one" };
  expect(disputeSentence(dispute, { one: "Um Pago" })).toMatch(
    /até 5 de dezembro na sua conta do provedor \(Um Pago\);/,
  );
  expect(disputeSentence({ ...dispute, provider: null }, {})).toMatch(/na sua conta do provedor;/);
  expect(disputeSentence({ ...dispute, answerBy: null }, {})).toMatch(/já não espera resposta/);
});
