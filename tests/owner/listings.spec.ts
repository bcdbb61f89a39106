import sharp from "sharp";
import { listingUrl } from "../../src/contract/page-urls.ts";
import { pictureUrl } from "../../src/contract/picture-urls.ts";
import { addDays } from "../../src/domain/day.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { expect, stayAhead, test } from "../support/browser/app.ts";
import { editor, save, visit } from "./listings-pages.ts";
import { screens, signIn } from "./sign-in.ts";

/** Landscape pixels with an orientation flag and a GPS position. */
function phonePhoto(seed: number): Promise<Buffer> {
  const background = { r: 36 + seed, g: 65, b: 143 };
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .withExif({
      IFD0: { Make: "Telefone" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "14/1 49/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("she changes next month's price and sees it on the public page", async ({ page, app }) => {
      const stay = stayAhead(viewport.width === 390 ? 45 : 58, 2);
      const price = viewport.width === 390 ? "1.234" : "1.321,50";
      const total = viewport.width === 390 ? "R$ 2.468" : "R$ 2.643";
      await signIn(page, app, editor("farol"));
      await page.getByRole("button", { name: "Nova temporada" }).click();
      const row = page.getByRole("row").last();
      await row.getByLabel("Primeira noite").fill(stay.checkIn);
      await row.getByLabel("Última noite").fill(addDays(stay.checkOut, 5));
      await row.getByLabel("Por noite").fill(price);
      await page.getByLabel("Chegada").fill(stay.checkIn);
      await page.getByLabel("Saída").fill(stay.checkOut);
      await expect(page.getByText("Total").locator("..")).toContainText(total);
      await expect(page.getByText("1 alteração por salvar")).toBeVisible();
      const number = (await row.getByRole("rowheader").innerText()).match(/\d+/)?.[0];
      await page.getByRole("button", { name: "Nova temporada" }).click();
      await row.getByLabel("Primeira noite").fill(addDays(stay.checkIn, -2));
      await row.getByLabel("Última noite").fill(addDays(stay.checkOut, 6));
      await expect(page.getByText(`ficam com a temporada ${number}, mais curta.`)).toBeVisible();
      await row.getByLabel("Por noite").fill("77");
      await expect(page.getByText("Total").locator("..")).toContainText(total);
      await save(page);
      const visitor = await visit(page, app, listingUrl("farol", { stay, guests: adultsOnly(2) }));
      await expect(visitor.getByText(total).first()).toBeVisible();
    });

    test("a price that cannot be read is said at its field, and nothing is saved", async ({
      page,
      app,
    }) => {
      await signIn(page, app, editor("farol"));
      const field = page.getByLabel("Preço base por noite");
      const before = await field.inputValue();
      await field.fill("barato");
      await page.getByRole("button", { name: "Salvar quarto" }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/Escreva um valor/);
      await page.getByRole("button", { name: "Descartar" }).click();
      await expect(field).toHaveValue(before);
      await expect(page.getByText("Nada por salvar")).toBeVisible();
    });

    test("she adds a photo from a phone: it stands upright and tells no place", async ({
      page,
      app,
    }) => {
      const content = await phonePhoto(viewport.width / 10);
      expect((await sharp(content).metadata()).exif?.toString("latin1")).toContain("Telefone");
      await signIn(page, app, editor("coqueiro"));
      await page
        .getByLabel("Enviar fotos")
        .setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: content });
      const dialog = page.getByRole("dialog");
      const words = `A mesa do café, vista a ${viewport.width}`;
      await dialog.getByLabel("O que se vê na foto").fill(words);
      await dialog.getByRole("button", { name: "Usar como capa" }).click();
      await dialog.getByRole("button", { name: "Pronto" }).click();
      await save(page);

      const visitor = await visit(page, app, listingUrl("coqueiro"));
      const photo = visitor.getByAltText(words).first();
      await expect(photo).toBeVisible();
      const shown = await photo.evaluate((img: HTMLImageElement) => ({
        upright: img.naturalHeight > img.naturalWidth,
        src: img.src,
      }));
      expect(shown.upright).toBe(true);
      const id = shown.src.split("/").at(-2) ?? "";
      for (const format of ["avif", "webp", "jpg"] as const) {
        const answer = await fetch(app.siteUrl + pictureUrl(id, 960, format));
        const { exif, width, height } = await sharp(await answer.bytes()).metadata();
        expect([format, exif, width, height]).toEqual([format, undefined, 960, 1280]);
      }
      const home = await visit(page, app, "/");
      await expect(home.getByAltText(words)).toHaveCount(1);
    });

    test.describe("what the house refuses", () => {
      test.use({ tolerated: /status of (409|415)|ERR_FAILED/ });

      test("two edit one room: the second is told, keeps her text and can save it after all", async ({
        page,
        app,
      }) => {
        const mine = `Da cama se vê o mar, a ${viewport.width}.`;
        await signIn(page, app, editor("jangada"));
        await page.getByLabel("Texto do cartão").fill(mine);
        const other = await visit(page, app, editor("jangada"));
        await other.getByLabel("Hóspedes, no máximo").fill(viewport.width === 390 ? "6" : "7");
        await save(other);

        const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
        await page.getByRole("button", { name: "Salvar quarto" }).click();
        expect((await answered).status()).toBe(409);
        await expect(page.getByRole("alert")).toContainText("Alguém mudou isto");
        await expect(page.getByLabel("Texto do cartão")).toHaveValue(mine);
        await page.route("**/admin/quartos/jangada.data*", (route) => route.abort());
        await page.getByRole("button", { name: "Recarregar" }).click();
        await expect(page.getByRole("alert").last()).toContainText("A casa não respondeu");
        await expect(page.getByLabel("Texto do cartão")).toHaveValue(mine);
        await page.unroute("**/admin/quartos/jangada.data*");
        await page.getByRole("button", { name: "Recarregar" }).click();
        await expect(page.getByLabel("Hóspedes, no máximo")).toHaveValue(
          viewport.width === 390 ? "6" : "7",
        );
        await expect(page.getByLabel("Texto do cartão")).toHaveValue(mine);
        await save(page);
        const visitor = await visit(page, app, "/");
        await expect(visitor.getByText(mine)).toBeVisible();
      });

      test("a line that breaks costs no text", async ({ page, app }) => {
        const mine = `Sem linha, a ${viewport.width}.`;
        await signIn(page, app, editor("farol"));
        await page.route("**/admin/quartos/farol.data*", (route) => route.abort());
        await page.getByLabel("Texto do cartão").fill(mine);
        await page.getByRole("button", { name: "Salvar quarto" }).click();
        await expect(page.getByRole("alert").last()).toContainText("A casa não respondeu");
        await page.unroute("**/admin/quartos/farol.data*");
        await expect(page.getByLabel("Texto do cartão")).toHaveValue(mine);
        await save(page);
      });

      test("a photo that cannot be opened is refused in words", async ({ page, app }) => {
        await signIn(page, app, editor("coqueiro"));
        await page
          .getByLabel("Enviar fotos")
          .setInputFiles({ name: "IMG_2.heic", mimeType: "image/heic", buffer: Buffer.alloc(99) });
        await expect(page.getByRole("alert")).toContainText("Mande em JPG ou PNG");
      });

      test("other doors are refused while guests are to come", async ({ page, app }) => {
        await signIn(page, app, editor("mar"));
        await page.getByRole("checkbox", { name: "Quarto Farol" }).check();
        await page.getByRole("button", { name: "Salvar quarto" }).click();
        await expect(page.getByRole("alert")).toContainText("reservas pela frente");
      });
    });

    test("she makes a room, hidden until it is ready and published, and deletes it again", async ({
      page,
      app,
    }) => {
      const name = `Quarto Brisa ${viewport.width}`;
      await signIn(page, app, "/admin/quartos");
      await page.getByRole("link", { name: "Novo quarto" }).click();
      await page.getByRole("textbox", { name: "Nome" }).fill(name);
      await page.getByLabel("Preço base por noite").fill("R$ 450");
      await page.getByRole("button", { name: "Criar quarto" }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText("Escondido")).toBeVisible();
      await page.getByLabel("Texto do cartão").fill("A brisa entra.");
      await page.getByLabel("Descrição").fill("Um quarto novo.");
      await page.getByRole("button", { name: "Publicar" }).click();
      await expect(page.getByText("Salve o quarto antes de publicar.")).toBeVisible();
      await page.getByLabel("Enviar fotos").setInputFiles({
        name: "brisa.jpg",
        mimeType: "image/jpeg",
        buffer: await phonePhoto(viewport.width / 10 + 5),
      });
      await page.getByRole("dialog").getByLabel("O que se vê na foto").fill("A janela");
      await page.getByRole("dialog").getByRole("button", { name: "Pronto" }).click();
      await save(page);
      await page.getByRole("button", { name: "Publicar" }).click();
      await expect(page.getByText("No site", { exact: true })).toBeVisible();
      const visitor = await visit(page, app, "/");
      await expect(visitor.getByRole("heading", { name })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Apagar quarto" })).toHaveCount(0);
      await page.getByRole("button", { name: "Esconder" }).click();
      await expect(page.getByText("Escondido")).toBeVisible();
      await page.getByLabel("Texto do cartão").fill("Nunca salvo.");
      await page.getByText("Apagar para sempre").click();
      await page.getByRole("button", { name: `Sim, apagar ${name}` }).click();
      await expect(page.getByRole("link", { name: "Novo quarto" })).toBeVisible();
      await expect(page.getByRole("link", { name })).toHaveCount(0);
    });
  });
}
