import { asCommand } from "../support/as-command.ts";
import { expect, stayAhead, test } from "../support/browser/app.ts";
import { WITHDRAWAL_ENDS } from "../support/withdrawal.ts";
import { confirmMe } from "./confirm-me.ts";

import { open, refusals, save, saved, textbox } from "./property-pages.ts";
import { letIn, signIn } from "./sign-in.ts";
import { bookByPhone } from "./timeline-stories.ts";

test.use({ tolerated: refusals });

test("the owner chooses who takes cards and who takes Pix, and the key of the house rests", async ({
  page,
  app,
}) => {
  const kept = async () => (await app.query("select payment_choice from property"))[0];
  const key = { key: "+5571999990000", payee: "Maré Mansa", onSite: true };
  await asCommand(app, `update property set pix_terms = '${JSON.stringify(key)}'`);
  await letIn(page, app);
  await open(page, app, "casa");
  await expect(page.getByText("Cartão: Stripe. Pix: na chave da casa.")).toBeVisible();
  await page.getByRole("link", { name: /^Meios de pagamento/ }).click();

  const cards = page.getByRole("group", { name: "Cartão" });
  const pix = page.getByRole("group", { name: "Pix" });
  const most = page.getByLabel("Parcelas no cartão");
  const payee = textbox(page, "Nome que aparece no banco");
  await expect(cards.getByRole("radio", { name: /^Stripe/ })).toBeChecked();
  await expect(pix.getByRole("radio", { name: /^Na chave da casa/ })).toBeChecked();
  await expect(most).toHaveCount(0);
  await expect(payee).toHaveCount(0);

  await cards.getByRole("radio", { name: /^Stripe/ }).press("ArrowDown");
  await most.selectOption({ label: "Até 6 parcelas" });
  await expect(cards.getByText("à vista ou em até 6 parcelas")).toBeVisible();
  await pix.getByRole("radio", { name: /^Mercado Pago/ }).check();
  await payee.fill("Maré Mansa Hospedagem");
  await save(page);
  await confirmMe(page);
  await expect(page.getByText(/^Salvo\./)).toBeVisible();
  const chosen = { card: "mercadopago", pix: "mercadopago", mostInstallments: 6 };
  expect(await kept()).toEqual({
    payment_choice: { ...chosen, payee: "Maré Mansa Hospedagem" },
  });

  await open(page, app, "casa/pix");
  await expect(page.getByText(/O Pix vai por Mercado Pago: esta chave não aparece/)).toBeVisible();
  await page.getByRole("link", { name: "Meios de pagamento" }).click();
  await pix.getByRole("radio", { name: /^Na chave da casa/ }).check();
  await cards.getByRole("radio", { name: /^Stripe/ }).check();
  await saved(page);
  expect(await kept()).toMatchObject({ payment_choice: { card: "stripe", pix: "by-hand" } });
  await open(page, app, "casa/pix");
  await expect(page.getByText("Sem uso agora.")).toHaveCount(0);
});

test("a payment says how it was made, and until when its provider gives it back", async ({
  page,
  app,
}) => {
  const id = await bookByPhone(app, stayAhead(311, 2), { name: "Iara Sales" });
  await app.query(
    `with paid as (
       insert into payment (booking_id, means, provider, online_means, reference, amount, at, by)
       values ($1, 'online', 'mercadopago', 'pix', '123456', 178000, now(), 'provider')
       returning id, booking_id, amount)
     insert into account_entry (booking_id, kind, amount, payment_id, at, actor, source)
     select booking_id, 'payment', amount, id, now(), 'provider', 'webhook' from paid`,
    [id],
  );
  await signIn(page, app);
  const until = (interval: string) =>
    app.query(`update payment set refundable_until = now() + $2::interval where booking_id = $1`, [
      id,
      interval,
    ]);
  await until("40 days");
  await open(page, app, `reservas/${id}`);
  await expect(page.getByText("Pago no site: Pix, Mercado Pago")).toBeVisible();
  await expect(page.getByText(/^O provedor devolve até .* Depois, a casa devolve/)).toBeVisible();
  await app.query(WITHDRAWAL_ENDS, [id]);
  await open(page, app, `reservas/${id}/cancelar?quem=hospede`);
  const ways = page.getByText("Por onde").locator("..");
  await page.getByRole("radio", { name: /^Outro valor/ }).check();
  await page.getByLabel("Valor a devolver").fill("10");
  await expect(ways).toContainText("pelo provedor de pagamento. O provedor devolve até");

  await until("-1 day");
  await page.reload();
  await page.getByRole("radio", { name: /^Outro valor/ }).check();
  await page.getByLabel("Valor a devolver").fill("10");
  await expect(ways).toContainText("por Pix ou dinheiro pela casa");
  await expect(ways).toContainText("O provedor devolvia até");
});
