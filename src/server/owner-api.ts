/** What pages and tests know of the owner's API: types only. */
export type { OwnerApi } from "./owner/owner-api.ts";
export type { SettingName, SettingValue, SettingWish } from "./property/settings.ts";
