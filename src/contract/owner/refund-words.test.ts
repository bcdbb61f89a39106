import { expect, test } from "vitest";
import { partsWords, refundName } from "./refund-words.ts";

const zone = "America/Bahia";
const at = Date.UTC(2026, 11, 5, 15);

test.each([
  [{ state: "due", means: "online", doneAt: null }, "Vamos devolver pelo cartão"],
  [{ state: "pending", means: "online", doneAt: null }, "A caminho do cartão"],
  [{ state: "succeeded", means: "online", doneAt: at }, "Devolvido no cartão em 5 de dezembro"],
  [{ state: "succeeded", means: "pix", doneAt: at }, "Devolvido por Pix em 5 de dezembro"],
  [{ state: "succeeded", means: "cash", doneAt: null }, "Devolvido em dinheiro"],
  [{ state: "by-hand", means: null, doneAt: null }, "A casa devolve por Pix ou dinheiro"],
  [{ state: "failed", means: "online", doneAt: null }, "Recusado pelo banco"],
] as const)("%j is called as what happened to the money", (refund, words) => {
  expect(refundName(refund, zone)).toBe(words);
});

test("the ways back are told by card and by hand, each as one sum", () => {
  const part = (means: "online" | "pix" | "cash", amount: number) => ({
    payment: { means },
    amount,
  });
  const said = (...parts: ReturnType<typeof part>[]) => partsWords(parts).replaceAll(/\s/gu, " ");
  expect(said(part("online", 30_000), part("pix", 15_000), part("cash", 5_000))).toBe(
    "R$ 300 pelo cartão, R$ 200 por Pix ou dinheiro pela casa",
  );
  expect(said(part("online", 30_000))).toBe("R$ 300 pelo cartão");
  expect(said()).toBe("");
});
