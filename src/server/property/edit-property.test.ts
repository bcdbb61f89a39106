import { beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { PropertyEdit } from "./change-property.ts";
import { editCancellation } from "./edit-cancellation.ts";
import { getEditableProperty } from "./get-editable-property.ts";
import { getProperty } from "./get-property.ts";
import { settings } from "./settings.ts";

const { deps } = await openTestApp();
let property: Awaited<ReturnType<typeof getEditableProperty>>;
let edit: PropertyEdit;

beforeEach(async () => {
  property = await getEditableProperty(deps.db);
  edit = { deps, version: property.version, cause: { actor: "person:dona", source: "admin" } };
});

describe("the house's facts", () => {
  test("contact is kept and shown", async () => {
    const contact = { ...property.contact, name: "Pousada Vento", shortName: "Vento", email: null };
    expect(await settings.contact.edit(edit, contact)).toEqual({});
    expect(await getProperty(deps.db)).toMatchObject({ name: "Pousada Vento", email: null });
    expect(await getEditableProperty(deps.db)).toMatchObject({
      contact,
      version: property.version + 1,
    });
  });

  test("what cannot be dialled, mailed or followed is named field by field, and nothing is kept", async () => {
    const wrong = {
      ...property.contact,
      name: " ",
      phone: "0142",
      whatsapp: "73955550142x",
      email: "oi@",
      year: Number.NaN,
      dashboardUrl: "javascript:alert(1)",
    };
    expect(await settings.contact.edit(edit, wrong)).toEqual({
      name: "missing",
      phone: "not-a-phone",
      whatsapp: "not-a-phone",
      email: "not-an-email",
      year: "out-of-range",
      dashboardUrl: "not-a-link",
    });
    expect(
      await settings.contact.edit(edit, { ...property.contact, dashboardUrl: "//evil.example" }),
    ).toEqual({
      dashboardUrl: "not-a-link",
    });
    expect(await getEditableProperty(deps.db)).toEqual(property);
  });

  test("the place must be on the globe and in a time zone that exists", async () => {
    const nowhere = {
      ...property.place,
      latitude: 91,
      longitude: Number.NaN,
      timeZone: "Lua/Mare",
    };
    expect(await settings.place.edit(edit, nowhere)).toEqual({
      latitude: "out-of-range",
      longitude: "out-of-range",
      timeZone: "out-of-range",
    });
    const moved = { ...property.place, latitude: -16.5, mapKey: null, timeZone: "America/Recife" };
    expect(await settings.place.edit(edit, moved)).toEqual({});
    expect((await getEditableProperty(deps.db)).place).toEqual(moved);
  });

  test("a CNPJ is kept as it is written, letters too, and only with right check digits", async () => {
    expect(await settings.company.edit(edit, { cnpj: "12abc34501de35", cadastur: null })).toEqual(
      {},
    );
    expect(await getProperty(deps.db)).toMatchObject({
      cnpj: "12.ABC.345/01DE-35",
      cadastur: null,
    });
    const again = { ...edit, version: edit.version + 1 };
    expect(
      await settings.company.edit(again, { cnpj: "12.ABC.345/01DE-36", cadastur: "sim" }),
    ).toEqual({
      cnpj: "not-a-cnpj",
      cadastur: "not-a-cadastur",
    });
  });
});

describe("hours", () => {
  test("that leave a guest less than 21 of 24 hours are refused", async () => {
    const short = { ...property.hours, checkInTime: "15:00", checkOutTime: "11:00" };
    expect(await settings.hours.edit(edit, short)).toEqual({ checkInTime: "too-few-hours" });
    expect(await getEditableProperty(deps.db)).toEqual(property);
    expect(await settings.hours.edit(edit, { ...short, checkOutTime: "12:00" })).toEqual({});
    expect(await getProperty(deps.db)).toMatchObject({
      checkInTime: "15:00",
      checkOutTime: "12:00",
    });
  });

  test("with turnover on one day, the first guest is gone before the next one comes", async () => {
    const late = { ...property.hours, checkInTime: "12:00", checkOutTime: "13:00" };
    expect(await settings.hours.edit(edit, { ...late, sameDayTurnover: true })).toEqual({
      checkInTime: "leaves-after-arrival",
    });
    expect(await settings.hours.edit(edit, { ...late, sameDayTurnover: false })).toEqual({});
  });

  test("are hours, and the days ahead a number", async () => {
    const wrong = { ...property.hours, checkOutTime: "", sameDayUntil: "25:00", horizonDays: 0 };
    expect(await settings.hours.edit(edit, wrong)).toMatchObject({
      checkOutTime: "not-an-hour",
      sameDayUntil: "not-an-hour",
      horizonDays: "out-of-range",
    });
  });
});

test("a cancellation policy must fall from step to step and keep the law's days", async () => {
  const tiers = [
    { daysBefore: 2, refundPercent: 50 },
    { daysBefore: 7, refundPercent: 101 },
  ];
  expect(await editCancellation(edit, { regretDays: 3, tiers })).toEqual({
    regretDays: "regret-too-short",
    steps: "steps-not-fair",
    "tiers.1.refundPercent": "out-of-range",
  });
  const policy = { regretDays: 7, tiers: [{ daysBefore: 14, refundPercent: 80 }] };
  expect(await editCancellation(edit, policy)).toEqual({});
  expect((await getProperty(deps.db)).cancellationPolicy).toEqual(policy);
});
