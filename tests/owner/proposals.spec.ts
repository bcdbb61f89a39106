import { ownerProposalUrl } from "../../src/contract/owner-urls.ts";
import { expect, stayAhead, test } from "../support/browser/app.ts";
import { payCard } from "../support/browser/proposals.ts";
import { typeDates } from "./new-booking-form.ts";
import { forgetProposals, propose, roomChip, send, withoutChats } from "./proposal-stories.ts";
import { letIn, screens, signIn } from "./sign-in.ts";
import { countTaps, tapDay } from "./taps.ts";
import { barOf, bookByPhone, freeDay, openTimeline, quietWeeks } from "./timeline-stories.ts";

const MOST_TAPS = 6;
const form = "/admin/orcamentos/novo";

test.use({ tolerated: /status of 40[49]/ });

test.describe("with a thumb", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("from Hoje to the opened chat it takes six taps at most", async ({ page, app }) => {
    const stay = stayAhead(82, 3);
    await signIn(page, app);
    const chat = await withoutChats(page);
    const taps = await countTaps(page);
    await page.getByRole("navigation", { name: "Painel" }).getByText("Orçamentos").tap();
    await page.getByRole("link", { name: "Orçamento", exact: true }).tap();
    await tapDay(page, stay.checkIn);
    await tapDay(page, stay.checkOut);
    await expect(roomChip(page, "Quarto Mar")).toBeChecked();
    await send(page).tap();
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Abrir WhatsApp" }).tap(),
    ]);
    await opened.waitForLoadState();
    expect(await taps()).toBeLessThanOrEqual(MOST_TAPS);
    expect(chat()).toContain("Quarto Mar");
    expect(chat()).toMatch(/\/o\/[A-Z0-9]{10,}/);
    await expect(page.getByText("Aberto agora mesmo")).toBeVisible();
  });

  test("from free nights of the calendar it takes as few, in the room that was tapped", async ({
    page,
    app,
  }) => {
    const at = quietWeeks(app);
    await letIn(page, app);
    await openTimeline(page, app, at(0, 1).checkIn);
    await withoutChats(page);
    const taps = await countTaps(page);
    await freeDay(page, "Quarto Farol", at(2, 2).checkIn).tap();
    await freeDay(page, "Quarto Farol", at(3, 2).checkIn).tap();
    await page.getByRole("dialog").getByRole("link", { name: "Orçamento" }).tap();
    await expect(page.getByLabel("Entrada")).toHaveValue(at(2, 2).checkIn);
    await expect(page.getByLabel("Saída")).toHaveValue(at(2, 2).checkOut);
    await expect(roomChip(page, "Quarto Farol")).toBeChecked();
    await send(page).tap();
    await page.getByRole("link", { name: "Abrir WhatsApp" }).tap();
    // The tap on 'Calendário' counts too.
    expect(1 + (await taps())).toBeLessThanOrEqual(MOST_TAPS);
  });
});

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });
    test.beforeEach(({ app }) => forgetProposals(app));

    test("the list's price, an agreed one, the deposit and the kept nights are what is made", async ({
      page,
      app,
    }) => {
      const stay = quietWeeks(app)(1, 5);
      await signIn(page, app, form);
      await typeDates(page, stay);
      await roomChip(page, "Quarto Jangada").check();
      await expect(page.getByText(/^5 noites × R\$\s820$/)).toBeVisible();
      await page.getByLabel("Preço combinado").fill("3.900");
      await expect(page.getByText(/^R\$\s200 a menos que a tabela \(5\s%\)/)).toBeVisible();
      await page.getByLabel("30 %").check();
      await page.getByLabel("5 dias").check();
      const keeps = page.getByRole("switch", { name: /^Guardar o quarto/ });
      await expect(keeps).not.toBeChecked();
      await keeps.check();
      await expect(page.getByText("São 48 horas no máximo")).toBeVisible();
      await page.getByText("Nome e recado").click();
      await page.getByLabel("Para quem").fill("Família Tavares");
      await page.getByLabel("Recado").fill("Com café da manhã.");
      const preview = page.getByRole("complementary", { name: "Como chega no WhatsApp" });
      await expect(preview).toContainText(/R\$\s3\.900/);
      await page.getByRole("button", { name: "Criar e copiar link" }).click();
      await expect(page.getByRole("heading", { name: "Família Tavares" })).toBeVisible();
      await expect(page.getByText("Orçamento criado.")).toBeVisible();
      await expect(page.getByText(/Guardado até/)).toBeVisible();
      const [row] = await app.query(
        `select total, listed, deposit -> 'percent' as percent, words,
           extract(epoch from valid_until - made_at)::int / 3600 as valid,
           extract(epoch from held_until - made_at)::int / 3600 as held
         from proposal where label = 'Família Tavares'`,
      );
      expect(row).toEqual({
        ...{ total: 390_000, listed: 410_000, percent: 30, words: "Com café da manhã." },
        ...{ valid: 120, held: 48 },
      });

      await openTimeline(page, app, stay.checkIn);
      await barOf(page, /^Orçamento: Família Tavares/).click();
      await page.getByRole("link", { name: "Abrir o orçamento" }).click();
      await page.getByText("Retirar", { exact: true }).click();
      await page.getByRole("button", { name: "Retirar o orçamento" }).click();
      await expect(page.getByText("Orçamento retirado.")).toBeVisible();
      await expect(page.getByText("Retirado", { exact: true })).toBeVisible();
      expect(await app.query("select 1 from occupied_nights where kind = 'proposal'")).toEqual([]);
      await page.getByRole("link", { name: "Renovar" }).click();
      await expect(roomChip(page, "Quarto Jangada")).toBeChecked();
      await expect(page.getByLabel("Preço combinado")).toHaveValue(/^R\$\s3\.900$/);
      await expect(page.getByLabel("30 %")).toBeChecked();
      await expect(page.getByLabel("Para quem")).toHaveValue("Família Tavares");
    });

    test("nights that were taken meanwhile: who has them, and what is free at the same nights", async ({
      page,
      app,
    }) => {
      const stay = quietWeeks(app)(1, 2);
      await signIn(page, app, form);
      await typeDates(page, stay);
      await roomChip(page, "Quarto Mar").check();
      await page.getByText("Nome e recado").click();
      await page.getByLabel("Para quem").fill("Bruno");
      await bookByPhone(app, stay, { name: "Rita Cunha" });
      await send(page).click();
      await expect(page.getByRole("alert").last()).toContainText("Rita Cunha");
      await expect(page.getByRole("alert").last()).toContainText("Nada foi criado.");
      await expect(page.getByRole("heading", { name: "Livres nas mesmas noites" })).toBeFocused();
      await expect(roomChip(page, "Quarto Mar")).toBeDisabled();
      await expect(page.getByText("Falta escolher o quarto.")).toBeVisible();
      await expect(page.getByLabel("Para quem")).toHaveValue("Bruno");
      expect(await app.query("select 1 from proposal")).toEqual([]);
      await roomChip(page, "Quarto Farol").check();
      await send(page).click();
      await expect(page.getByRole("heading", { name: "Bruno" })).toBeVisible();
    });

    test("rooms together are offered as one, and what was typed for a booking comes along", async ({
      page,
      app,
    }) => {
      const stay = quietWeeks(app)(1, 2);
      await signIn(page, app, "/admin/reservas/nova");
      await typeDates(page, stay);
      await page.getByRole("button", { name: "Mais de um quarto" }).click();
      await page.getByRole("checkbox", { name: /^Quarto Mar/ }).check();
      await page.getByRole("checkbox", { name: /^Quarto Farol/ }).check();
      await page.getByLabel("Nome do hóspede").fill("Gil e irmãs");
      await expect(page.getByText("Quarto Farol, 1 adulto")).toBeVisible();
      await page.getByRole("link", { name: "Mandar orçamento" }).click();
      expect(page.url()).not.toContain("Gil");
      await expect(page.getByRole("checkbox", { name: /^Quarto Farol/ })).toBeChecked();
      await expect(page.getByLabel("Para quem")).toHaveValue("Gil e irmãs");
      await send(page).click();
      await expect(page.getByRole("heading", { name: "Gil e irmãs" })).toBeVisible();
      expect(await app.query("select listing_id from proposal_room order by position")).toEqual([
        { listing_id: "mar" },
        { listing_id: "farol" },
      ]);
      await page.getByRole("link", { name: "Fazer outro" }).click();
      await expect(page.getByLabel("Entrada"), "the last search's dates").toHaveValue(stay.checkIn);
    });

    test("the list has what is open, paid and over, each with its next step", async ({
      page,
      app,
    }) => {
      await signIn(page, app, "/admin/orcamentos");
      await expect(page.getByText("Nenhum aberto.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Fazer um orçamento" })).toBeVisible();
      await propose(app, { label: "Família Tavares", seen: true });
      await propose(app, { total: 207_000 });
      await propose(app, { label: "Caio e Duda", made: "-50 hours", valid: "-2 hours" });
      await propose(app, { label: "Bia", withdrawn: true });
      await page.reload();
      await expect(page.getByText(/^2 abertos somam R\$\s6\.870\.$/)).toBeVisible();
      const rows = page.getByRole("main").getByRole("listitem");
      await expect(rows.filter({ hasText: "Família Tavares" })).toContainText("Visto há 5 minutos");
      await expect(rows.filter({ hasText: "Sem nome, " })).toContainText("sem guardar o quarto");
      const chat = await withoutChats(page);
      const [opened] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("link", { name: "Mandar para Família Tavares" }).click(),
      ]);
      await opened.waitForLoadState();
      expect(chat()).toContain("Quarto Jangada");
      await expect(
        page.getByRole("link", { name: "Mandar de novo para Família Tavares" }),
      ).toBeVisible();
      await page.getByRole("link", { name: "Vencidos" }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: "Bia" })).toContainText("Retirado");
      await rows
        .filter({ hasText: "Caio" })
        .getByRole("link", { name: /^Renovar/ })
        .click();
      await expect(page.getByLabel("Para quem")).toHaveValue("Caio e Duda");
      await page.goto(`${app.siteUrl}/admin/orcamentos?ver=pagos`);
      await expect(page.getByText("Nenhum orçamento pago ainda.")).toBeVisible();
      const id = await propose(app, { label: "Nina Sol" });
      const [made] = await app.query<{ code: string; total: number }>(
        "select code, total from proposal where id = $1",
        [id],
      );
      if (made) await payCard(app, made);
      await page.reload();
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(/Nina Sol.*R\$\s4\.800 em .*Pago/);
      await page.getByRole("link", { name: "Ver reserva de Nina Sol" }).click();
      await expect(page).toHaveURL(/\/admin\/reservas\//);
    });

    test("everything is due at once where the rest would be due already", async ({ page, app }) => {
      await signIn(page, app, form);
      await typeDates(page, stayAhead(0, 1));
      await expect(page.getByText("o resto venceria já")).toBeVisible();
      await expect(page.getByRole("group", { name: "Sinal agora" })).toHaveCount(0);
    });

    test("a proposal is made by keyboard alone", async ({ page, app }) => {
      const stay = quietWeeks(app)(1, 2);
      await signIn(page, app, `${form}?de=${stay.checkIn}&ate=${stay.checkOut}&quarto=farol`);
      await expect(roomChip(page, "Quarto Farol")).toBeChecked();
      await roomChip(page, "Quarto Farol").focus();
      await page.keyboard.press("ArrowUp");
      await expect(roomChip(page, "Quarto Jangada")).toBeChecked();
      await send(page).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText("Orçamento criado.")).toBeVisible();
      await page.getByText("Retirar", { exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Orçamento retirado.")).toBeVisible();
    });

    test("an unknown one says so", async ({ page, app }) => {
      await signIn(page, app, ownerProposalUrl("nada"));
      await expect(page.getByText("Não encontramos esse orçamento")).toBeVisible();
    });
  });
}
