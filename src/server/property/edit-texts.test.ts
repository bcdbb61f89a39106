import { beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { PropertyEdit } from "./change-property.ts";
import {
  editAboutUs,
  editBenefits,
  editCover,
  editLearnMore,
  editPromotion,
} from "./edit-texts.ts";
import { getEditableProperty } from "./get-editable-property.ts";
import { getProperty } from "./get-property.ts";
import { listPropertyPhotos } from "./list-property-photos.ts";
import { settings } from "./settings.ts";

const { deps } = await openTestApp();
let property: Awaited<ReturnType<typeof getEditableProperty>>;
let edit: PropertyEdit;

beforeEach(async () => {
  property = await getEditableProperty(deps.db);
  edit = { deps, version: property.version, cause: { actor: "person:dona", source: "admin" } };
});

describe("texts", () => {
  test("what is not said in English is said in Portuguese", async () => {
    const promotion = {
      shown: true,
      pt: { title: "Maio é da rede", text: "Três noites, preço de duas." },
      en: { title: "May belongs to the hammock", text: "" },
    };
    expect(await editPromotion(edit, promotion)).toEqual({});
    const { texts } = await getProperty(deps.db, "en-US");
    expect(texts.promotion).toMatchObject({
      title: "May belongs to the hammock",
      text: "Três noites, preço de duas.",
    });
    expect((await getEditableProperty(deps.db)).promotion).toEqual(promotion);
  });

  test("a promotion that is off is hidden in both languages and keeps its words", async () => {
    const off = { ...property.promotion, shown: false, en: { title: "", text: "" } };
    expect(await editPromotion(edit, off)).toEqual({});
    for (const language of ["pt-BR", "en-US"] as const) {
      const { texts } = await getProperty(deps.db, language);
      expect(texts.promotion).toMatchObject({ ...off.pt, hidden: true });
    }
  });

  test("benefits are the owner's own list: another order, two of a kind, one less", async () => {
    const said = (title: string, inEnglish = "") => ({
      pt: { title, text: "Perto." },
      en: { title: inEnglish, text: "" },
    });
    const list = [
      { type: "mountain" as const, ...said("Serra", "Hills") },
      { type: "fireplace" as const, ...said("Lareira") },
      { type: "mountain" as const, ...said("Trilha", "Trail") },
    ];
    expect(await editBenefits(edit, list)).toEqual({});
    const titles = async (language: "pt-BR" | "en-US") =>
      (await getProperty(deps.db, language)).texts.benefits.map(({ title }) => title);
    expect(await titles("pt-BR")).toEqual(["Serra", "Lareira", "Trilha"]);
    expect(await titles("en-US")).toEqual(["Hills", "Lareira", "Trail"]);
    expect((await getEditableProperty(deps.db)).benefits).toEqual(list);

    const edited = { ...edit, version: edit.version + 1 };
    expect(await editBenefits(edited, list.toReversed().slice(0, 2))).toEqual({});
    expect(await titles("en-US")).toEqual(["Trail", "Lareira"]);
  });

  test("an empty text is named by its place", async () => {
    const [first, ...rest] = property.benefits;
    if (!first) throw new Error("the sample has benefits");
    const blank = { ...first, pt: { title: "", text: first.pt.text } };
    expect(await editBenefits(edit, [...rest, blank])).toEqual({
      [`benefits.${rest.length}.pt.title`]: "missing",
    });
  });
});

describe("photos", () => {
  test("are chosen among those the house has, and carry its own sizes", async () => {
    const all = await listPropertyPhotos(deps.db);
    const bedroom = all.find(({ alt }) => /cama/i.test(alt));
    if (!bedroom) throw new Error("the sample has a bedroom");
    const photo = { id: bedroom.id, alt: "A cama feita.", altEn: "" };
    expect(await editCover(edit, { ...property.cover, photo })).toEqual({});
    const { heroPhoto } = await getProperty(deps.db, "en-US");
    const { id, width, height } = bedroom;
    expect(heroPhoto).toEqual({ id, width, height, alt: "A cama feita." });
  });

  test("one the house does not have, or that nobody describes, is refused", async () => {
    const photo = { id: "nowhere", alt: "", altEn: "" };
    expect(await editAboutUs(edit, { ...property.aboutUs, photo })).toEqual({
      "photo.id": "photo-unknown",
      "photo.alt": "missing",
    });
  });

  test("of the carousel keep their order and their words in both languages, each once", async () => {
    const [first, second] = property.learnMore.photos;
    if (!first || !second) throw new Error("the sample has a carousel");
    const photos = [{ ...second, captionEn: "" }, first, second];
    expect(await editLearnMore(edit, { ...property.learnMore, photos })).toEqual({});
    const inEnglish = (await getProperty(deps.db, "en-US")).texts.learnMore.photos;
    expect(inEnglish.map(({ id, caption }) => [id, caption])).toEqual([
      [second.id, second.caption],
      [first.id, first.captionEn],
    ]);
    expect(inEnglish[1]?.alt).toBe(first.altEn);
  });

  test("may be none", async () => {
    expect(await editCover(edit, { ...property.cover, photo: null })).toEqual({});
    expect(
      await editAboutUs(
        { ...edit, version: edit.version + 1 },
        { ...property.aboutUs, photo: null },
      ),
    ).toEqual({});
    expect(await getProperty(deps.db)).toMatchObject({
      heroPhoto: null,
      texts: { aboutUs: { photo: null } },
    });
  });
});

test("whoever has read an older version writes nothing over the newer one", async () => {
  const race = await Promise.allSettled([
    settings.company.edit(edit, { cnpj: "11222333000181", cadastur: null }),
    settings.contact.edit(edit, { ...property.contact, name: "Casa Um" }),
    settings.contact.edit(edit, { ...property.contact, name: "Casa Dois" }),
  ]);
  const lost = race.filter((one) => one.status === "rejected").map(({ reason }) => reason.code);
  expect(lost).toEqual(["changed-meanwhile", "changed-meanwhile"]);
  expect((await getEditableProperty(deps.db)).version).toBe(property.version + 1);
});
