import { expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { MessageKind } from "../../domain/message.ts";
import { messageKinds } from "../../domain/message.ts";
import { originalTexts } from "../../domain/message-texts.ts";
import { textFor } from "./list-message-texts.ts";

const app = await openTestApp();
const { db } = app.deps;
const lia = await ownerAt(app);
const rui = await helperAt(app);

async function textOf(kind: MessageKind) {
  const found = (await lia.api.listMessageTexts()).find((one) => one.kind === kind);
  if (!found) throw new Error("no such text");
  return found;
}

const portuguese = (text: string) => ({ "pt-BR": text, "en-US": "" });

test("a new house has the product's texts", async () => {
  const texts = await rui.api.listMessageTexts();
  expect(texts.map(({ kind }) => kind)).toEqual(messageKinds);
  for (const one of texts) {
    expect(one).toMatchObject({ isOwn: false, version: 0, text: portuguese("") });
    expect(await textFor(db, one.kind, "en-US")).toBe(originalTexts[one.kind]["en-US"]);
  }
});

test("a text of its own counts in its language, until it is emptied", async () => {
  const own = " Volte, {primeiro nome}! \r\nA casa espera. ";
  expect(
    await lia.api.editMessageText({ kind: "thanks", version: 0, text: portuguese(own) }),
  ).toEqual({});
  expect(await textOf("thanks")).toMatchObject({
    ...{ isOwn: true, version: 1, text: portuguese("Volte, {primeiro nome}!\nA casa espera.") },
  });
  expect(await textFor(db, "thanks", "en-US")).toBe(originalTexts.thanks["en-US"]);
  expect(
    await lia.api.editMessageText({ kind: "thanks", version: 1, text: portuguese(" ") }),
  ).toEqual({});
  expect(await textOf("thanks")).toMatchObject({ isOwn: false, version: 2, text: portuguese("") });
  expect(await textFor(db, "thanks", "pt-BR")).toBe(originalTexts.thanks["pt-BR"]);
});

test("the product's own text, saved unchanged, is not kept as the house's", async () => {
  const { version } = await textOf("directions");
  await lia.api.editMessageText({
    kind: "directions",
    version,
    text: {
      ...originalTexts.directions,
      "en-US": "See you soon, {first name}.",
    },
  });
  expect((await textOf("directions")).text).toEqual({
    "pt-BR": "",
    "en-US": "See you soon, {first name}.",
  });
});

test("a stale form is refused, also after the text went back to the product's", async () => {
  const { version } = await textOf("balance-due");
  await lia.api.editMessageText({ kind: "balance-due", version, text: portuguese("Um.") });
  await lia.api.editMessageText({
    kind: "balance-due",
    version: version + 1,
    text: portuguese(""),
  });
  await lia.api.editMessageText({
    kind: "balance-due",
    version: version + 2,
    text: portuguese("Dois."),
  });
  for (const stale of [version, version + 1, version + 2, version + 9]) {
    const late = lia.api.editMessageText({
      kind: "balance-due",
      version: stale,
      text: portuguese("Tarde."),
    });
    await expect(late).rejects.toThrow("changed-meanwhile");
  }
  expect((await textOf("balance-due")).text["pt-BR"]).toBe("Dois.");
});

test("of two first saves at once, one wins", async () => {
  const { version } = await textOf("proposal");
  const save = (words: string) =>
    lia.api.editMessageText({ kind: "proposal", version, text: portuguese(`${words} {link}`) });
  const saves = await Promise.allSettled([save("Um"), save("Dois"), save("Três")]);
  expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await textOf("proposal")).version).toBe(version + 1);
});

test("what cannot be filled in, or is too long, is said by language and not saved", async () => {
  const { version, text } = await textOf("confirmation");
  const problems = await lia.api.editMessageText({
    kind: "confirmation",
    version,
    text: {
      "pt-BR": "Oi, {nome}!",
      "en-US": "x".repeat(701),
    },
  });
  expect(problems).toEqual({ "pt-BR": "variable-unknown", "en-US": "too-long" });
  expect(await textOf("confirmation")).toMatchObject({ version, text });
  const proposal = await textOf("proposal");
  const unfound = { "pt-BR": "São {total}.", "en-US": "" };
  expect(
    await lia.api.editMessageText({ kind: "proposal", version: proposal.version, text: unfound }),
  ).toEqual({
    "pt-BR": "missing",
  });
});

test("the texts are the owner's to write", async () => {
  const { version } = await textOf("confirmation");
  const edit = rui.api.editMessageText({ kind: "confirmation", version, text: portuguese("Oi!") });
  await expect(edit).rejects.toThrow("not-allowed");
  await expect(rui.api.getMessageExample({ kind: "confirmation" })).rejects.toThrow("not-allowed");
  const unknown = lia.api.editMessageText({
    kind: "wifi" as MessageKind,
    version: 0,
    text: portuguese("Oi!"),
  });
  await expect(unknown).rejects.toThrow("message-unknown");
});
