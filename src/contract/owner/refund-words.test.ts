import { expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import {
  disputeSentence,
  onlineName,
  partsWords,
  refundableWords,
  refundName,
} from "./refund-words.ts";

const zone = "America/Bahia";
const at = Date.UTC(2026, 11, 5, 15);

test.each([
  [{ state: "due", means: "online", doneAt: null }, "Vamos devolver pelo provedor de pagamento"],
  [{ state: "pending", means: "online", doneAt: null }, "A caminho, pelo provedor de pagamento"],
  [
    { state: "succeeded", means: "online", doneAt: at },
    "Devolvido pelo provedor de pagamento em 5 de dezembro",
  ],
  [{ state: "succeeded", means: "pix", doneAt: at }, "Devolvido por Pix em 5 de dezembro"],
  [{ state: "succeeded", means: "cash", doneAt: null }, "Devolvido em dinheiro"],
  [{ state: "by-hand", means: null, doneAt: null }, "A casa devolve por Pix ou dinheiro"],
  [{ state: "failed", means: "online", doneAt: null }, "Recusado pelo banco"],
] as const)("%j is called as what happened to the money", (refund, words) => {
  expect(refundName(refund, zone)).toBe(words);
});

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

test("a payment online is named as far as it is known", () => {
  const labels = { one: "Um Pago" };
  const name = (provider: string | null, onlineMeans: "card" | "pix" | null) =>
    onlineName({ provider, onlineMeans }, labels);
  expect(name("one", "pix")).toBe("Pago no site: Pix, Um Pago");
  expect(name("one", null)).toBe("Pago no site: Um Pago");
  expect(name("gone", "card")).toBe("Pago no site: cartão");
  expect(name(null, null)).toBe("Pago no site");
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
