import type { Page } from "@playwright/test";
import { sampleOwner } from "../../sandbox/prepare-database.ts";
import { formatStay } from "../../src/domain/format-stay.ts";
import { expect, test } from "../support/browser/app.ts";
import { alertLine, openAlert } from "./alert-lines.ts";
import { connectFeed, forgetChannels, sellThere, sellTwice } from "./channel-stories.ts";
import { letIn, screens, signIn } from "./sign-in.ts";
import { barOf, bookByPhone, holdNights, openTimeline, quietWeeks } from "./timeline-stories.ts";

const words = (stay: Parameters<typeof formatStay>[0]) => formatStay(stay, "long", "pt-BR");
const section = (page: Page) => page.getByRole("region", { name: "Outros canais" });

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport, tolerated: /status of 4(03|22)/ });
    test.beforeEach(({ app }) => forgetChannels(app));

    test("she connects a calendar beside an unsaved draft, sees it on Hoje, and takes it off", async ({
      page,
      app,
    }) => {
      await signIn(page, app, "/admin/quartos/coqueiro");
      await page.getByLabel("Texto do cartão").fill("Rede nova na varanda.");
      const channels = section(page);
      await expect(channels).toContainText("Nenhum canal ligado.");
      await channels.getByLabel("Portal").selectOption("booking");
      await expect(channels.getByLabel("Nome do canal")).toHaveValue("Booking");
      const address = channels.getByLabel("Endereço do calendário de lá");
      await address.fill("booking ponto com");
      await channels.getByRole("button", { name: "Ligar calendário" }).click();
      await expect(address).toHaveAccessibleDescription(/começa com https/);
      await address.fill("https://portal.example/coqueiro.ics");
      await channels.getByRole("button", { name: "Ligar calendário" }).click();
      await expect(channels).toContainText("Booking ligado");
      await expect(address).toHaveValue("");
      const feed = channels.getByRole("listitem").filter({ hasText: "Leu o nosso" });
      await expect(feed.getByLabel("Endereço no Booking")).toHaveValue(
        "https://portal.example/coqueiro.ics",
      );
      await expect(
        feed.getByRole("textbox", { name: "Nosso endereço, para colar no Booking" }),
      ).toHaveValue(/\/calendarios\/[0-9a-f]{64}\/[0-9a-f-]{36}\.ics$/);
      // The first read is a job: the page sees its result by polling.
      await expect(feed).toContainText("Tentando de novo", { timeout: 20_000 });
      await feed.getByRole("button", { name: /^Sincronizar agora/ }).click();
      await expect(feed.getByRole("alert")).toContainText("Booking não respondeu.");
      await expect(page.getByText("1 alteração por salvar")).toBeVisible();
      await page.getByRole("button", { name: "Descartar" }).click();

      await page.goto(`${app.siteUrl}/admin`);
      const panel = section(page);
      await expect(panel.getByRole("listitem")).toContainText("Booking");
      await expect(panel.getByRole("listitem")).toContainText("sem resposta");
      expect(await page.content()).not.toContain("portal.example");
      await panel.getByRole("link", { name: "Quarto Coqueiro" }).click();

      await channels.getByText("Tirar Booking", { exact: true }).click();
      await expect(channels).toContainText("Os hóspedes do Booking continuam em Reservas");
      await channels.getByRole("button", { name: "Sim, tirar Booking" }).click();
      await expect(channels).toContainText("Booking saiu daqui");
      await expect(channels).toContainText("Nenhum canal ligado.");
      expect(await app.query("select 1 from channel_feed")).toEqual([]);
    });

    test("the switch and the new address hold, and an empty calendar waits for her word", async ({
      page,
      app,
    }) => {
      await connectFeed(app, { room: "farol", answer: "empty" });
      await signIn(page, app, "/admin/quartos/farol");
      const channels = section(page);
      await expect(channels.getByText("Veio vazio", { exact: true })).toBeVisible();
      await expect(
        channels.getByRole("button", { name: "Aceitar calendário vazio" }),
      ).toBeVisible();
      await channels.getByLabel(/^Fechar os próximos 60 dias/).check();
      const isOn = () =>
        app.query("select 1 from listing where id = 'farol' and close_when_silent");
      await expect.poll(isOn).toHaveLength(1);
      await expect(channels.getByLabel(/^Fechar os próximos 60 dias/)).toBeChecked();
      await channels.getByLabel(/^Fechar os próximos 60 dias/).uncheck();
      await expect.poll(isOn).toHaveLength(0);

      const ours = channels.getByLabel("Endereço do calendário deste quarto", { exact: true });
      const before = await ours.inputValue();
      await channels.getByText("Trocar endereço", { exact: true }).click();
      await expect(channels).toContainText("param de valer na hora");
      await channels.getByRole("button", { name: "Sim, trocar endereço" }).click();
      await expect(channels).toContainText("Endereço trocado.");
      await expect(ours).not.toHaveValue(before);
    });

    test("a silent portal stands on top of Hoje, and asking again says how it went", async ({
      page,
      app,
    }) => {
      await connectFeed(app, { room: "coqueiro", minutesAgo: 185, silent: true });
      await connectFeed(app, { room: "mar", portal: "booking", name: "Booking" });
      await signIn(page, app);
      const alert = page.getByRole("region", { name: "Avisos" });
      await alert.getByText("Airbnb não sincroniza há 3 horas no Quarto Coqueiro.").click();
      await expect(alert.getByText("Reservas de lá podem não aparecer aqui.")).toBeVisible();
      const panel = section(page);
      const [silent, fine] = [
        panel.getByRole("listitem").filter({ hasText: "Quarto Coqueiro" }),
        panel.getByRole("listitem").filter({ hasText: "Quarto Mar" }),
      ];
      await expect(silent).toContainText("Sem resposta");
      await expect(fine).toContainText("Em dia");
      await expect(fine).toContainText("há 6 minutos");
      await expect(fine).toContainText("lido por inteiro");
      await alert.getByRole("button", { name: /^Sincronizar agora/ }).click();
      await expect(alert).toContainText("Airbnb não respondeu.");
    });

    test("a conflict ends when she moves the guest", async ({ page, app }) => {
      const stay = quietWeeks(app)(1, 3);
      const id = await bookByPhone(app, stay, { name: "Rita Cunha", room: "coqueiro" });
      const feed = await connectFeed(app, { room: "coqueiro" });
      const conflict = await sellTwice(app, feed, stay);
      await signIn(page, app);
      const told = page.getByText(`Quarto Coqueiro vendido duas vezes, ${words(stay)}.`);
      const alert = alertLine(page, told);
      await openAlert(page, alert);
      await expect(alert.getByRole("button", { name: "Já resolvi" })).toHaveCount(0);
      await alert.getByRole("link", { name: "Resolver" }).click();
      await expect(page).toHaveURL(`${app.siteUrl}/admin/conflitos/${conflict}`);
      await expect(page.getByRole("link", { name: "Rita Cunha" })).toHaveAttribute(
        "href",
        `/admin/reservas/${id}`,
      );
      await expect(page.getByRole("link", { name: "Cancelar com devolução" })).toHaveAttribute(
        "href",
        `/admin/reservas/${id}/cancelar`,
      );
      await page.getByRole("button", { name: "Mover para Quarto Jangada" }).click();
      await expect(page.getByText("Resolvido:")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Mover/ })).toHaveCount(0);
      const moved = "select listing_id, total from booking join booking_account on booking_id = id";
      expect(await app.query(`${moved} where id = $1`, [id])).toEqual([
        { listing_id: "jangada", total: 178_000 },
      ]);
      await page.getByRole("link", { name: "Voltar para Hoje" }).click();
      await expect(page.getByText("vendido duas vezes")).toHaveCount(0);
    });

    test("a block goes, a paying guest is waited for, and what is ignored says so", async ({
      page,
      app,
    }) => {
      const at = quietWeeks(app);
      const feed = await connectFeed(app, { room: "jangada" });
      await holdNights(app, "jangada", at(1, 2));
      await app.query(
        `with block as (
           insert into block (listing_id, first_night, end_day, note, created_at, by)
           values ('jangada', $1, $2, 'Pintura', now(), 'owner') returning id
         )
         insert into occupied_nights (physical_room_id, stay, kind, block_id)
         select physical_room_id, daterange($1::date, $2::date), 'block', block.id
         from block, listing_physical_room where listing_id = 'jangada'`,
        [at(3, 2).checkIn, at(3, 2).checkOut],
      );
      const conflict = await sellTwice(app, feed, at(1, 4));
      await signIn(page, app, `/admin/conflitos/${conflict}`);
      await expect(page.getByText("Um hóspede está pagando agora")).toBeVisible();
      await page.getByRole("button", { name: "Tirar bloqueio" }).click();
      await expect(page.getByText("Bloqueio tirado. Ainda há alguém")).toBeVisible();
      await expect(page.getByText("Bloqueio: Pintura")).toHaveCount(0);
      await page.getByRole("button", { name: "Ignorar" }).click();
      await expect(page.getByText("Ignorado. Fica no registro")).toBeVisible();
      await expect(page.getByRole("button", { name: "Ignorar" })).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Voltar para Hoje" })).toBeVisible();
      expect(
        await app.query("select state from channel_conflict where id = $1", [conflict]),
      ).toEqual([{ state: "ignored" }]);
    });

    test("the calendar shows what a portal sold, and what both sold", async ({ page, app }) => {
      const at = quietWeeks(app);
      const [own, sold] = [at(1, 3), at(6, 3)];
      await bookByPhone(app, own, { name: "Caio Brito", room: "farol" });
      const feed = await connectFeed(app, { room: "farol" });
      const vrbo = await connectFeed(app, { room: "mar", portal: "other", name: "Vrbo" });
      await sellThere(app, feed, sold);
      await sellThere(app, vrbo, sold);
      const conflict = await sellTwice(app, feed, at(2, 2));
      await letIn(page, app);
      await openTimeline(page, app, at(0, 1).checkIn);
      await expect(barOf(page, /^Vrbo/)).toContainText("O");
      const bar = barOf(page, `Airbnb, ${words(sold)}, fechado em outro site`);
      await expect(bar).toContainText("A");
      await bar.click();
      await expect(page.getByText("O calendário do Airbnb fecha essas noites")).toBeVisible();
      await page.getByRole("button", { name: "Fechar" }).click();
      const dispute = page
        .getByRole("grid")
        .getByRole("link", { name: `Conflito: Airbnb também vendeu, ${words(at(2, 2))}` });
      await barOf(page, /^Caio Brito/).focus();
      await page.keyboard.press("Tab");
      await expect(dispute).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${app.siteUrl}/admin/conflitos/${conflict}`);
    });

    test("the team sees how it stands and the facts of a conflict, but no address and no way out", async ({
      page,
      app,
    }) => {
      const stay = quietWeeks(app)(1, 2);
      await bookByPhone(app, stay, { name: "Lena Dias", room: "mar" });
      const feed = await connectFeed(app, { room: "mar" });
      const conflict = await sellTwice(app, feed, stay);
      await signIn(page, app);
      const become = (role: string) =>
        app.query(`update "user" set role = $1 where email = $2`, [role, sampleOwner.email]);
      await become("team");
      try {
        await page.goto(`${app.siteUrl}/admin`);
        const panel = section(page);
        await expect(panel.getByRole("button", { name: /^Sincronizar agora/ })).toBeVisible();
        expect(await page.content()).not.toMatch(/portal\.example|\/calendarios\//);
        await page.goto(`${app.siteUrl}/admin/conflitos/${conflict}`);
        await expect(page.getByText("Só a proprietária resolve conflitos.")).toBeVisible();
        await expect(page.getByRole("link", { name: "Lena Dias" })).toBeVisible();
        await expect(page.getByRole("button", { name: /^(Mover|Ignorar)/ })).toHaveCount(0);
        const channels = `${app.siteUrl}/admin/quartos/mar/canais`;
        expect((await page.request.get(channels)).status()).toBe(403);
      } finally {
        await become("owner");
      }
    });

    test("she says how long a portal may be silent, within reason", async ({ page, app }) => {
      await signIn(page, app, "/admin/casa/canais");
      const minutes = page.getByLabel("Avisar depois de quantos minutos sem resposta");
      await minutes.fill("5");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText("Escolha de 30 a 1440 minutos.")).toBeVisible();
      await minutes.fill("90");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText("Salvo.")).toBeVisible();
      await page.goto(`${app.siteUrl}/admin/casa`);
      await expect(page.getByRole("link", { name: /^Outros canais/ })).toContainText("90 minutos");
      await app.query("update property set channel_silence_minutes = 60");
    });
  });
}
