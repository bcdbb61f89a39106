import { expect, test } from "vitest";
import { CONNECTED_ACCOUNT, PLATFORM_PUBLISHABLE_KEY } from "./credentials.ts";
import { own, startBench } from "./testing/bench.ts";
import { openForm } from "./testing/form-bench.ts";

test("the form asks for what the session asks and shows what is paid", async () => {
  const form = await openForm(await startBench());
  const answer = await form.page();
  const html = await answer.text();

  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).toContain("AMBIENTE DE TESTE");
  expect(html).toContain('data-testid="product-summary"');
  for (const name of ["email", "phone", "billingName", "cardNumber", "cardExpiry", "cardCvc"])
    expect(html).toContain(`name="${name}"`);
  expect(html).toContain('id="billingCountry"');
  expect(html).toContain("Nome completo");
  expect(html).toMatch(/hosted-payment-submit-button[^>]*>Pagar R\$\s2\.940,00</);
  expect(html).not.toMatch(/style=|<script>|pix-tab-button/);
});

test("every file the form needs is served", async () => {
  const bench = await startBench();
  const html = await (await (await openForm(bench)).page()).text();
  const files = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file);
  expect(files).toContain("embedded.js");
  for (const file of [...files, "stripe.js", "figtree.woff2"])
    expect((await fetch(`${bench.sandbox.url}/__pay/${file}`)).status, file).toBe(200);
});

test("what the guest reads is never markup", async () => {
  const bench = await startBench();
  const name = `<img src=x onerror="alert(1)">`;
  const price_data = { currency: "brl", unit_amount: 5000, product_data: { name } };
  const form = await openForm(bench, { line_items: [{ price_data }] });
  expect(await (await form.page()).text()).toContain("&lt;img src=x onerror=&quot;");
});

test("an expired session says so and takes no money", async () => {
  const bench = await startBench();
  const form = await openForm(bench);
  await bench.stripe.checkout.sessions.expire(form.id, {}, own);
  expect(await (await form.page()).text()).toContain("Este pagamento expirou");
  expect(await form.pay("4242424242424242")).toEqual({ outcome: "expired" });
  expect(bench.sandbox.ledger()).toMatchObject([{ amount_captured: 0 }]);
});

test("Stripe.js made for another account does not see the session", async () => {
  const form = await openForm(await startBench());
  const key = PLATFORM_PUBLISHABLE_KEY;
  expect((await form.page({ key, account: CONNECTED_ACCOUNT })).status).toBe(200);
  expect((await form.page({ key })).status).toBe(404);
  expect((await form.page({ key: "pk_test_other", account: CONNECTED_ACCOUNT })).status).toBe(404);
});
