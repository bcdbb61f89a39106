import { expect, test, vi } from "vitest";
import { joinProviders } from "./payments.ts";
import type { PaymentProvider, PaymentSession } from "./provider.ts";

const notAsked = () => Promise.reject(new Error("not asked"));

function provider(name: string, changes: Partial<PaymentProvider> = {}): PaymentProvider {
  return {
    ways: { name, label: name, card: "frame", pix: null },
    leastAmount: 50,
    hasSecretIds: true,
    owns: (id) => id.startsWith(`${name}_`),
    openSession: notAsked,
    findSession: notAsked,
    findLostSession: notAsked,
    endSession: notAsked,
    quoteInstallments: notAsked,
    refund: notAsked,
    findRefund: notAsked,
    findFee: notAsked,
    findChargeback: notAsked,
    listChargebacks: () => none(),
    listRefunds: () => none(),
    listSessions: () => none(),
    readEvent: () => ({ id: name, type: "", ours: true, checkoutId: null, refundId: null }),
    ...changes,
  };
}

async function* none(): AsyncGenerator<never> {}
const session = (id: string) => ({ id }) as PaymentSession;

test("an id is asked of the provider whose it is, and of nobody else", async () => {
  const findSession = vi.fn(async (id: string) => session(id));
  const payments = joinProviders([provider("one"), provider("two", { findSession })]);
  expect(await payments.findSession("two_1")).toEqual({ id: "two_1" });
  expect(findSession).toHaveBeenCalledWith("two_1");
});

test("an id of no provider is known to none", async () => {
  const payments = joinProviders([provider("one"), provider("two")]);
  expect(await payments.findSession("three_1")).toBeNull();
  expect(await payments.findRefund("")).toBeNull();
  expect(await payments.findChargeback("three_1")).toBeNull();
});

test("the least amount is one that all of them take", () => {
  expect(joinProviders([provider("one"), provider("two", { leastAmount: 100 })]).leastAmount).toBe(
    100,
  );
});

test("lists are of all, also if one of them fails: that is told at the end", async () => {
  const away = async function* () {
    yield session("one_1");
    throw new Error("away");
  };
  const there = async function* () {
    yield session("two_1");
  };
  const payments = joinProviders([
    provider("one", { listSessions: away }),
    provider("two", { listSessions: there }),
  ]);
  const seen: string[] = [];
  const read = async () => {
    for await (const { id } of payments.listSessions(new Date(0))) seen.push(id);
  };
  await expect(read()).rejects.toThrow("away");
  expect(seen).toEqual(["one_1", "two_1"]);
});

test("an event is read by the provider at whose address it came", () => {
  const payments = joinProviders([provider("one"), provider("two")]);
  const notice = { body: Buffer.alloc(0), headers: {}, query: {} };
  expect(payments.readEvent("two", notice).id).toBe("two");
  expect(() => payments.readEvent("three", notice)).toThrow("signature-invalid");
});
