import { formatMoney } from "../../src/domain/money.ts";
import {
  type App,
  expect,
  fillCard,
  mailsTo,
  openPayment,
  stayAhead,
  submitButton,
  test,
} from "../support/browser/app.ts";
import { askForDeposit } from "../support/browser/checkouts.ts";

type Mail = { subject: string; text: string };

async function mailWith(app: App, email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const all = (await mailsTo(app, email)) as unknown as Mail[];
      found = all.find((mail) => subject.test(mail.subject));
      return found?.subject;
    })
    .toBeTruthy();
  return found as Mail;
}

async function accountOf(app: App, email: string) {
  const [account] = await app.query<{ total: number; received: number; code: string }>(
    `select account.total::int, account.received::int, booking.code
     from booking join booking_account account on account.booking_id = booking.id
     where guest_email = $1`,
    [email],
  );
  if (!account) throw new Error("no booking");
  return account;
}

for (const [device, viewport, room] of [
  ["phone", { width: 390, height: 844 }, "Quarto Farol"],
  ["desk", { width: 1366, height: 768 }, "Quarto Coqueiro"],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("a guest pays the deposit, and the balance later by the link in the mail", async ({
      page,
      app,
      browser,
    }) => {
      const email = `sinal.${device}@exemplo.example`;
      await askForDeposit(app, 50);
      const frame = await openPayment(page, app, room, stayAhead(290, 3)).finally(() =>
        askForDeposit(app, null),
      );
      await expect(page.getByRole("dialog")).toContainText("A pagar agora");
      await fillCard(frame, "4242 4242 4242 4242", email);
      await submitButton(frame).click();
      await page.waitForURL(/\/success\?session_id=cs_/);
      await expect(page.getByRole("heading", { name: "Reserva feita com sucesso!" })).toBeVisible();
      const { total, received, code } = await accountOf(app, email);
      expect(received).toBe(Math.floor(total / 2));
      const open = formatMoney(total - received, "pt-BR");
      await expect(page.getByRole("complementary")).toContainText(open);

      const mail = await mailWith(app, email, /confirmada/i);
      const [link = ""] = mail.text.match(/https?:\S+\/reserva\/\S+/) ?? [];
      const otherDevice = await browser.newContext({ viewport, locale: "pt-BR" });
      const later = await otherDevice.newPage();
      await later.goto(link);
      expect(new URL(later.url()).pathname).toBe(`/reserva/${code}`);
      await later.getByRole("button", { name: `Pagar saldo de ${open}` }).click();
      const form = later.frameLocator('iframe[name="embedded-checkout"]');
      await fillCard(form, "4242 4242 4242 4242", email);
      await submitButton(form).click();

      await expect(later.getByText("Pago no site")).toHaveCount(2);
      await expect(later.getByRole("button", { name: /Pagar saldo/ })).toHaveCount(0);
      await expect(later).toHaveURL(`${app.siteUrl}/reserva/${code}`);
      expect(await accountOf(app, email)).toMatchObject({ received: total });
      await mailWith(app, email, /pagamento/i);
      await otherDevice.close();
    });
  });
}

test.describe("a link that opens nothing", () => {
  test.use({ tolerated: /404/ });

  test("says so, and says the same for every code", async ({ page, app }) => {
    for (const code of ["MARE-7K42XB", "nonsense"]) {
      await page.goto(`${app.siteUrl}/reserva/${code}/wrong-secret`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Este link não abre nenhuma reserva",
      );
    }
  });
});
