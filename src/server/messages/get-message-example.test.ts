import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { proposed } from "../../../tests/support/proposals.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { languages } from "../../domain/language.ts";
import { messageKinds } from "../../domain/message.ts";
import { variablesOf } from "../../domain/message-variables.ts";

const app = await openTestApp();
const lia = await ownerAt(app);

test.each(messageKinds)(
  "%s is tried with invented data in a house without guests",
  async (kind) => {
    const { of, values } = await lia.api.getMessageExample({ kind });
    expect(of).toBeNull();
    for (const language of languages)
      for (const variable of variablesOf(kind)) expect(values[language][variable]).toBeTruthy();
    const page = kind === "proposal" ? "/o/" : "/reserva/";
    expect(values["pt-BR"].link).toContain(page);
    expect(values["en-US"].link).toContain(`/en${page}`);
  },
);

test("a proposal's text is tried with the latest one", async () => {
  const rooms = [{ listingId: "coqueiro", guests: adultsOnly(2) }];
  await proposed(app, { rooms, label: "Família Tavares" });
  expect(await lia.api.getMessageExample({ kind: "proposal" })).toMatchObject({
    of: "Família Tavares",
    values: { "pt-BR": { room: "Quarto Coqueiro" } },
  });
});

test("the others with the next guest who is expected, in both languages and without a secret", async () => {
  await confirmed(app, "mar");
  const { id } = await confirmed(app, "mar", { name: "Beto Outro", email: "beto@exemplo.example" });
  expect((await lia.api.getMessageExample({ kind: "thanks" })).of).toBe("Ana Lima");
  expect((await lia.api.getMessageExample({ kind: "balance-due" })).of, "nobody owes").toBeNull();
  await app.deps.pool.query("update stay set checked_in_at = now() where booking_id <> $1", [id]);
  const { of, values } = await lia.api.getMessageExample({ kind: "confirmation" });
  expect(of).toBe("Beto Outro");
  expect(values["pt-BR"]).toMatchObject({ firstName: "Beto", room: "Quarto Mar", balance: null });
  expect(values["en-US"].room).not.toBe("Quarto Mar");
  expect(values["pt-BR"].link).toMatch(/\/reserva\/[\w-]+$/);
});
