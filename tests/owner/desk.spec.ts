import { expect, test } from "../support/browser/app.ts";
import { offeredRoom, payPart } from "./new-booking-form.ts";
import { addPerson } from "./people.ts";
import { signIn } from "./sign-in.ts";
import { barOf, bookByPhone, openTimeline, quietWeeks } from "./timeline-stories.ts";

test.use({ tolerated: /status of (403|409|422)/ });

test("the new booking says at once who has the nights, and what is free instead", async ({
  page,
  app,
}) => {
  const at = quietWeeks(app);
  const stay = at(1, 2);
  await bookByPhone(app, stay, { name: "Rita Cunha" });
  await signIn(
    page,
    app,
    `/admin/reservas/nova?quarto=mar&de=${stay.checkIn}&ate=${stay.checkOut}`,
  );
  await expect(page.getByRole("alert")).toContainText("Há uma reserva de Rita Cunha");
  await expect(offeredRoom(page, "Quarto Mar")).toHaveCount(0);
  await offeredRoom(page, "Quarto Coqueiro").check();
  await expect(page.getByText(/^Quarto Coqueiro, 2 noites: R\$/)).toBeVisible();

  await page.getByLabel("Nome do hóspede").fill("Zuleica Sá");
  await payPart(page, "22.800");
  await page.getByRole("button", { name: "Reservar", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("É mais do que falta pagar");
  await page.getByLabel("Ainda não").check();
  await page.getByRole("button", { name: "Reservar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Zuleica Sá" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Fazer check-in" })).toHaveCount(0);

  await page.getByText("Receber outro valor").click();
  await page.getByLabel("Valor", { exact: true }).first().fill("15.200");
  await page.getByRole("button", { name: "Anotar", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(
    /Faltam .* e você escreveu R\$\s15\.200\. É isso/,
  );
  await page.getByRole("button", { name: "É isso mesmo, anotar" }).click();
  await expect(page.getByText("A devolver", { exact: true })).toBeVisible();

  await page.goto(`${app.siteUrl}/admin/reservas`);
  const search = page.getByRole("searchbox");
  await search.pressSequentially("zuleica sá", { delay: 30 });
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("zuleica sá");
});

test("the team gives an agreed stay another night, at the list's price", async ({ page, app }) => {
  const at = quietWeeks(app);
  const agreed = { total: 150_000, line: { kind: "agreed", unitPrice: 150_000 } } as const;
  const id = await bookByPhone(app, at(1, 2), { name: "Olga Maia", ...agreed });
  const account = { email: "rui-recepcao@x.example", password: "conchas-e-redes-azuis" };
  const rui = await addPerson(app, { name: "Rui da Recepção", ...account }, "team");
  await signIn(page, app, "/admin", rui);
  await openTimeline(page, app, at(0, 1).checkIn);
  await barOf(page, /^Olga Maia/).click();
  await page.getByRole("button", { name: "Alterar" }).click();
  const dialog = page.getByRole("dialog", { name: /^Alterar a reserva/ });
  await dialog.getByLabel("Check-out").fill(at(1, 3).checkOut);
  await dialog.getByRole("button", { name: "Alterar reserva" }).click();
  await expect(dialog).toHaveCount(0);
  const [changed] = await app.query<{ check_out: string }>(
    "select check_out::text from booking where id = $1",
    [id],
  );
  expect(changed?.check_out).toBe(at(1, 3).checkOut);
});
