import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startMercadoPagoSandbox } from "../start.ts";
import { startBench } from "../testing/bench.ts";
import { receiveNotifications } from "../testing/webhook-receiver.ts";

test("the ledger has a line per payment, with all that moved", async () => {
  const { openPix, orders, sandbox } = await startBench();
  const { id } = await openPix();
  await orders.payPix(id);
  await orders.refundByHand(id, 40_050);
  expect(sandbox.ledger()).toMatchObject([
    {
      payment: id,
      preference: null,
      means: "pix",
      external_reference: "hold-1",
      amount: 294_050,
      amount_received: 294_050,
      amount_refunded: 40_050,
      refunds: [{ amount: 40_050, status: "approved" }],
      chargebacks: [],
      status: "approved",
      status_detail: "partially_refunded",
    },
  ]);
  expect(await orders.ledger()).toEqual(sandbox.ledger());
});

test("a stand-in that stops goes on where it was", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mercado-pago-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const stateFile = join(folder, "state.json");
  const { openPix, sandbox } = await startBench({
    stateFile,
    webhookUrl: "http://127.0.0.1:9/webhook",
    retryDelaysMs: [60_000],
  });
  const { id } = await openPix();
  await sandbox.close();

  const receiver = await receiveNotifications();
  const again = await startMercadoPagoSandbox({ stateFile, webhookUrl: receiver.url });
  onTestFinished(() => again.close());
  expect(again.ledger()).toMatchObject([{ payment: id }]);
  await receiver.arrivals(1);
});
