import { execFile } from "node:child_process";
import { mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { machineNow } from "../../../sandbox/clock.ts";
import { askChange } from "../../../tests/support/asked-change.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, freshStay, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { reconcile } from "../reconciler/reconcile.ts";

const run = promisify(execFile);
// By the machine's clock, which the commands go by.
const app = await openTestApp({ now: machineNow() });
const { deps } = app;
const lia = await ownerAt(app);

const guest = {
  name: "Zulmira Quintela",
  email: "quintela@exemplo.example",
  phone: "+5573955559977",
};

const said = {
  companions: ["Bia Quintela", "Caio"],
  wishes: "um berço",
  refund_key: "quintela@pix.example",
};

async function story() {
  const { id, visit } = await confirmed(app, "mar", guest);
  const booking = await findBooking(deps.db, id);
  await lia.api.editBooking({
    bookingId: id,
    version: booking?.version ?? 0,
    note: "alergia a camarão",
    expectedArrival: "21:30",
    guestName: guest.name,
    guestEmail: guest.email,
    guestPhone: guest.phone,
  });
  await lia.api.notePayment({ bookingId: id, amount: 12_345, means: "pix", evenMore: true });
  await deps.db
    .insertInto("guest_words")
    .values({ booking_id: id, ...said, said_at: new Date(deps.clock()) })
    .execute();
  await askChange(app, id, "um dia depois, por favor");
  await lia.api.noteMessageOpened({ kind: "directions", subject: { bookingId: id } });
  await lia.api.block({
    listingId: "jangada",
    stay: freshStay(app),
    note: `amigos de ${guest.name}`,
  });
  await confirmed(app, "coqueiro", { name: "Beto Outro", email: "beto@exemplo.example" });
  return { id, visit };
}

const { id, visit } = await story();

test("the file holds everything that is kept about a person, in words she can read, and nobody else", async () => {
  await endWithdrawal(app, id);
  await lia.api.cancelBooking({
    bookingId: id,
    who: "guest",
    refund: 100_000,
    agreed: "Combinado.",
  });
  await reconcile(deps);
  await deps.pool.query("update cancellation set reason = 'health'");
  const text = await lia.api.exportGuest({ bookingId: id });
  const booking = await findBooking(deps.db, id);
  const columns = [
    "code",
    "guest_name",
    "guest_email",
    "guest_phone",
    "note",
    "expected_arrival",
    "visitor_id",
    "check_in",
    "check_out",
  ] as const;
  for (const column of columns)
    expect([column, text.includes(String(booking?.[column]))]).toEqual([column, true]);
  expect(JSON.parse(text)).toMatchObject({
    reservas: [
      {
        situacao: "cancelada",
        canceladaEm: expect.any(String),
        motivoDoCancelamento: "Saúde",
        conversasAbertasNoWhatsApp: [{ quando: expect.any(String), texto: "Como chegar" }],
        quemVemJunto: said.companions,
        recado: said.wishes,
        chavePixParaDevolucao: said.refund_key,
        mudancasPedidas: [{ quando: expect.any(String), recado: "um dia depois, por favor" }],
        conta: ["Fica com a casa, combinado com o hóspede: R$ 1.793,45"],
        total: "R$ 1.793,45",
        pagamentos: [
          { oQue: "Pago no site: cartão", valor: "R$ 2.670" },
          { oQue: "Pix", valor: "R$ 123,45" },
          {
            oQue: expect.stringMatching(/^Devolvido pelo provedor de pagamento em /),
            valor: "-R$ 1.000",
          },
        ],
        emails: expect.arrayContaining([
          {
            assunto: `Reserva confirmada: Quarto Mar, ${booking?.code}`,
            para: "hóspede",
            enviadoEm: null,
          },
        ]),
        historico: expect.arrayContaining([
          { quando: expect.any(String), oQue: "Dados da reserva mudaram", quem: "a casa" },
        ]),
      },
    ],
    outrasAnotacoesQueCitamVoce: [{ texto: "amigos de Zulmira Quintela" }],
  });
  expect(text).not.toMatch(/Beto|beto@|Dona Lia|person:/);
});

test("a hold of the same browser that came to nothing belongs to the person too", async () => {
  const answer = await visit.book("farol", freshStay(app));
  expect(answer.statusCode).toBe(200);
  await new Visit(app).book("jangada", freshStay(app));
  const { reservas } = JSON.parse(await lia.api.exportGuest({ bookingId: id }));
  expect(reservas).toHaveLength(2);
});

test("names every room of a booking with several, also one that was cancelled alone", async () => {
  const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(1) }];
  const together = await lia.api.takeManualBooking(manualBooking(app, { otherRooms }));
  const { rooms } = await lia.api.getBooking({ bookingId: together });
  await lia.api.cancelStay({
    bookingId: together,
    stayId: rooms[1]?.stayId ?? "",
    who: "guest",
    seen: 0,
  });
  const { reservas } = JSON.parse(await lia.api.exportGuest({ bookingId: together }));
  const { checkIn: entrada, checkOut: saida } = rooms[0] ?? {};
  expect(reservas).toMatchObject([
    {
      quarto: "Quarto Mar",
      quartos: [
        { quarto: "Quarto Mar", entrada, saida, adultos: 2, canceladoEm: null },
        { quarto: "Quarto Coqueiro", adultos: 1, valor: "R$ 0", canceladoEm: expect.any(String) },
      ],
      historico: expect.arrayContaining([
        expect.objectContaining({ oQue: "Um dos quartos foi cancelado, Quarto Coqueiro" }),
      ]),
    },
  ]);
});

test("the commands write a file only its owner reads, print nobody's name, and erase only on a yes", async () => {
  const out = path.join(await mkdtemp(path.join(tmpdir(), "guest-")), "file.json");
  const env = { ...process.env, DATABASE_URL: deps.config.DATABASE_URL };
  const command = (...args: string[]) =>
    run(process.execPath, ["src/server/privacy/guest.cli.ts", ...args], { env }).catch(
      (failure) => failure,
    );
  const exported = await command("export", "--email", "Quintela@Exemplo.example", "--out", out);
  expect(exported.stdout).toBe(`2 booking(s) written to ${out}\n`);
  expect(await readFile(out, "utf8")).toContain(guest.phone);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await command("export", "--email", guest.email, "--out", out)).toMatchObject({ code: 1 });

  const { code = "" } = (await findBooking(deps.db, id)) ?? {};
  expect(await command("erase", "--code", code)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("--yes"),
  });
  expect(await command("erase", "--code", code, "--yes")).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^not yet.*from \d{4}/),
  });
  await deps.pool.query("update cancellation set at = at - interval '121 days'");
  await deps.pool.query(
    "update booking set hold_expires_at = null, created_at = created_at - interval '9 days', state = 'expired' where state = 'held'",
  );
  expect(await command("erase", "--code", code, "--yes")).toMatchObject({
    stdout: expect.stringMatching(/^MARE-\w{6}, MARE-\w{6}: personal data erased\n$/),
  });
  expect((await findBooking(deps.db, id))?.guest_name).toBeNull();
  expect(await command("export", "--email", guest.email)).toMatchObject({
    code: 1,
    stdout: "no booking found\n",
  });
});
