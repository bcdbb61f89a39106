import { expect, test } from "vitest";
import { type Bench, startBench } from "../testing/bench.ts";

const filled = {
  number: "4242 4242 4242 4242",
  holder: "HELENA PRADO",
  expiry: "12/50",
  cvc: "123",
  email: "helena@exemplo.com",
  installments: "2",
};

const attemptIn = (page: string) => page.match(/name="attempt" value="([^"]+)"/)?.[1] ?? "";
const backIn = (page: string) =>
  new URL(
    String(page.match(/href="(https:[^"]+)"[^>]*>Voltar ao site/)?.[1]).replaceAll("&amp;", "&"),
  );

async function openPage({ openPreference }: Bench, changes = {}) {
  const { id, init_point } = await openPreference(changes);
  const look = async () => {
    const answer = await fetch(init_point);
    return { status: answer.status, text: await answer.text() };
  };
  const attempt = attemptIn((await look()).text);
  const send = async (fields = {}) => {
    const body = new URLSearchParams({ ...filled, attempt, ...fields });
    const answer = await fetch(init_point, { method: "POST", body });
    return { status: answer.status, text: await answer.text() };
  };
  return { id, look, send };
}

test("the page shows the order and every installment with its total, without scripts", async () => {
  const { look } = await openPage(await startBench());
  const { text } = await look();
  expect(text).toContain('<html lang="pt-BR">');
  expect(text).not.toContain("<script");
  expect(text).toMatch(/2 × Taxa[\s\S]*R\$\s100,50[\s\S]*R\$\s2\.500,50/);
  expect(text.match(/type="radio"/g)).toHaveLength(6);
  expect(text).toMatch(/2x de R\$\s1\.324,01[\s\S]*R\$\s2\.648,02 com juros/);
});

test("an approved payment leads back to the site, by itself too", async () => {
  const bench = await startBench();
  const { id, send } = await openPage(bench);
  const { text } = await send();
  const [line] = bench.sandbox.ledger();
  expect(text).toContain("Pagamento aprovado");
  expect(text).toMatch(/http-equiv="refresh" content="5;url=https:\/\/pousada\.example/);
  expect(Object.fromEntries(backIn(text).searchParams)).toEqual({
    collection_id: String(line?.payment),
    collection_status: "approved",
    payment_id: String(line?.payment),
    status: "approved",
    external_reference: "hold-1",
    payment_type: "credit_card",
    merchant_order_id: expect.stringMatching(/^\d+$/),
    preference_id: id,
    site_id: "MLB",
    processing_mode: "aggregator",
    merchant_account_id: "null",
  });
});

test("without auto_return the page waits for a press", async () => {
  const { send } = await openPage(await startBench(), { auto_return: undefined });
  expect((await send()).text).not.toContain("http-equiv");
});

test("the way back before paying says that nothing happened", async () => {
  const { look } = await openPage(await startBench());
  const back = backIn((await look()).text);
  expect(back.pathname).toBe("/reserva/ABC/pagar");
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    volta: "1",
    payment_id: "null",
    status: "null",
    collection_id: "null",
  });
});

test("a declined card is a rejected payment, and another card may follow", async () => {
  const bench = await startBench();
  const { look, send } = await openPage(bench);
  const { text } = await send({ number: "4000 0000 0000 9995" });
  expect(text).toContain("O cartão não tem limite para este valor.");
  expect(backIn(text).searchParams.get("status")).toBe("rejected");
  expect((await look()).text).not.toContain('role="alert"');

  await send({ attempt: attemptIn(text) });
  expect(bench.sandbox.ledger().map(({ status }) => status)).toEqual(["rejected", "approved"]);
});

test("wrong fields are named, and nothing is tried", async () => {
  const bench = await startBench();
  const { send } = await openPage(bench);
  const { status, text } = await send({ number: "4242", expiry: "13/20", cvc: "", email: "x" });
  expect(status).toBe(422);
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(4);
  expect(text).toContain("Falta corrigir 4 campos.");
  expect(bench.sandbox.ledger()).toEqual([]);
});

test("the same form sent twice pays once, another tab pays again", async () => {
  const bench = await startBench();
  const { send } = await openPage(bench);
  await send();
  await send();
  expect(bench.sandbox.ledger()).toHaveLength(1);
  await send({ attempt: "another-tab" });
  expect(bench.sandbox.ledger()).toHaveLength(2);
});

test("a page that was paid, has ended or never was says so", async () => {
  const bench = await startBench();
  const paid = await openPage(bench);
  await paid.send();
  expect((await paid.look()).text).toContain("Este pagamento já foi feito");

  const late = await openPage(bench);
  bench.passSeconds(31 * 60);
  expect((await late.look()).text).toContain("Este pagamento venceu");
  expect(await late.send()).toMatchObject({ status: 409 });
  expect((await fetch(`${bench.sandbox.url}/checkout/v1/redirect?pref_id=x`)).status).toBe(404);
});

test("its styles are served, and no form leaves its origin", async () => {
  const { sandbox } = await startBench();
  for (const file of ["base.css", "mercado-pago.css", "figtree.woff2"])
    expect((await fetch(`${sandbox.url}/${file}`)).status).toBe(200);
  const page = await fetch(`${sandbox.url}/banco`);
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
});
