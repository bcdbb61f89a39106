import type { SettingName } from "../../../server/owner-api.ts";
import { cancellation, deposit, guestPage, paymentChoice, pix } from "./own-pages.tsx";
import { channels, company, contact, hours, place } from "./plain-pages.tsx";
import type { SettingPage } from "./setting-page.ts";
import { aboutUs, benefits, cover, learnMore, look, promotion } from "./text-pages.tsx";

type Pages<N extends SettingName> = { readonly [M in N]: SettingPage<M> };

/** In the order of the index. */
export const housePages = {
  ...{ contact, place, company, hours, cancellation, deposit, paymentChoice, pix, guestPage },
  channels,
};
export const sitePages = { look, cover, promotion, learnMore, aboutUs, benefits };

/** A setting without a page, or a page without one of its fields, does not compile. */
export const settingPages: Pages<SettingName> = { ...housePages, ...sitePages };

const names = Object.keys(settingPages) as SettingName[];

export function settingAt(path: string): SettingName | null {
  return names.find((name) => settingPages[name].to === path) ?? null;
}
