import type { OwnerApi } from "./owner/owner-api.ts";

export type { SettingName, SettingValue, SettingWish } from "./property/settings.ts";
/** What pages and tests know of the owner's API: types only. */
export type { OwnerApi };

/** The property, in the parts in which it is edited. */
export type EditableProperty = Awaited<ReturnType<OwnerApi["property"]>>;
