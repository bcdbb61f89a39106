import type {
  EditableProperty,
  SettingName,
  SettingValue,
  SettingWish,
} from "../../src/server/owner-api.ts";

let names = 0;

/** Every setting, with a new value for each call. */
const others: {
  readonly [N in SettingName]: (property: EditableProperty) => SettingValue<N>;
} = {
  contact: ({ contact }) => ({ ...contact, phone: `(71) 3999-${1000 + ++names}` }),
  place: ({ place }) => ({ ...place, address: `Rua ${++names}` }),
  company: () => ({ cnpj: null, cadastur: `${100_000 + ++names}` }),
  hours: ({ hours }) => ({ ...hours, horizonDays: hours.horizonDays - 1 }),
  cancellation: ({ cancellation }) => ({ ...cancellation, regretDays: 7 + (++names % 80) }),
  deposit: () => ({
    ...{ percent: 1 + (++names % 90), balance: "at-property" as const },
    ...{ fullWithinDays: 0, fullPeriods: [] },
  }),
  guestPage: ({ guestPage }) => ({ ...guestPage, payees: [`conta ${++names}`] }),
  pix: () => ({
    terms: { key: `pix${++names}@maremansa.example`, payee: "Mare Mansa", onSite: false },
    left: "swap",
  }),
  paymentChoice: ({ paymentChoice }) =>
    paymentChoice
      ? null
      : { card: "stripe", pix: "by-hand", mostInstallments: 3, payee: "Mare Mansa" },
  channels: ({ channels }) => ({ silenceMinutes: channels.silenceMinutes + 1 }),
  look: ({ look }) => ({
    ...look,
    accent: `#00${(++names % 100).toString(16).padStart(2, "0")}40`,
  }),
  cover: ({ cover }) => ({ ...cover, en: { description: `Cover ${++names}` } }),
  promotion: ({ promotion }) => ({ ...promotion, shown: !promotion.shown }),
  learnMore: ({ learnMore }) => ({
    ...learnMore,
    en: { ...learnMore.en, text: `Text ${++names}` },
  }),
  aboutUs: ({ aboutUs }) => ({ ...aboutUs, en: { ...aboutUs.en, text: `Text ${++names}` } }),
  benefits: ({ benefits }) =>
    benefits.map((one) => ({ ...one, en: { ...one.en, text: `Text ${++names}` } })),
};

export const settingNames = Object.keys(others) as SettingName[];

export function otherWish(setting: SettingName, property: EditableProperty): SettingWish {
  const { version } = property;
  return { setting, version, value: others[setting](property) } as SettingWish;
}
