import type { EditableProperty } from "../../src/contract/owner/property.ts";
import type { OwnerApi } from "../../src/server/owner-api.ts";
import type { TestApp } from "./app-on.ts";
import type { Someone } from "./desks.ts";

/** Sets up the preconditions and returns the act itself. */
export type Prepare = (app: TestApp, lia: Someone) => Promise<() => Promise<unknown>>;

let names = 0;

const editing =
  (edit: (api: OwnerApi, property: EditableProperty) => Promise<unknown>): Prepare =>
  async (_, { api }) => {
    const before = await api.property();
    return () => edit(api, before);
  };

/** Every part of the property, each time with something else in it. */
export const propertyActs = {
  editContact: editing((api, { version, contact }) =>
    api.editContact(version, { ...contact, phone: `(71) 3999-${1000 + ++names}` }),
  ),
  editPlace: editing((api, { version, place }) =>
    api.editPlace(version, { ...place, address: `Rua ${++names}` }),
  ),
  editCompany: editing((api, { version }) =>
    api.editCompany(version, { cnpj: null, cadastur: `${100_000 + ++names}` }),
  ),
  editHours: editing((api, { version, hours }) =>
    api.editHours(version, { ...hours, horizonDays: hours.horizonDays - 1 }),
  ),
  editCancellation: editing((api, { version, cancellation }) =>
    api.editCancellation(version, { ...cancellation, regretDays: 7 + (++names % 80) }),
  ),
  editDeposit: editing((api, { version }) =>
    api.editDeposit(version, {
      ...{ percent: 1 + (++names % 90), balance: "at-property" },
      ...{ fullWithinDays: 0, fullPeriods: [] },
    }),
  ),
  editGuestPage: editing((api, { version, guestPage }) =>
    api.editGuestPage(version, { ...guestPage, payees: [`conta ${++names}`] }),
  ),
  editPix: editing((api, { version }) =>
    api.editPix(version, {
      terms: { key: `pix${++names}@maremansa.example`, payee: "Mare Mansa", onSite: false },
      left: "swap",
    }),
  ),
  editPaymentChoice: editing((api, { version, paymentChoice }) =>
    api.editPaymentChoice(
      version,
      paymentChoice
        ? null
        : { card: "stripe", pix: "by-hand", mostInstallments: 3, payee: "Mare Mansa" },
    ),
  ),
  editChannels: editing((api, { version, channels }) =>
    api.editChannels(version, { silenceMinutes: channels.silenceMinutes + 1 }),
  ),
  editCover: editing((api, { version, cover }) =>
    api.editCover(version, { ...cover, en: { description: `Cover ${++names}` } }),
  ),
  editPromotion: editing((api, { version, promotion }) =>
    api.editPromotion(version, { ...promotion, shown: !promotion.shown }),
  ),
  editLearnMore: editing((api, { version, learnMore }) =>
    api.editLearnMore(version, {
      ...learnMore,
      en: { ...learnMore.en, text: `Text ${++names}` },
    }),
  ),
  editAboutUs: editing((api, { version, aboutUs }) =>
    api.editAboutUs(version, { ...aboutUs, en: { ...aboutUs.en, text: `Text ${++names}` } }),
  ),
  editBenefits: editing((api, { version, benefits }) =>
    api.editBenefits(
      version,
      benefits.map((one) => ({ ...one, en: { ...one.en, text: `Text ${++names}` } })),
    ),
  ),
} satisfies Partial<Record<keyof OwnerApi, Prepare>>;
