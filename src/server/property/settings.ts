import { LEAST_MINUTES_OF_USE, minutesOfUse } from "../../domain/daily-rate.ts";
import { editCancellation } from "./edit-cancellation.ts";
import { editDeposit } from "./edit-deposit.ts";
import { editGuestPage } from "./edit-guest-page.ts";
import { editPaymentChoice } from "./edit-payment-choice.ts";
import { editPix } from "./edit-pix.ts";
import {
  editAboutUs,
  editBenefits,
  editCover,
  editLearnMore,
  editPromotion,
} from "./edit-texts.ts";
import * as plain from "./plain-settings.ts";
import { type Setting, setting, special } from "./setting.ts";
import * as values from "./setting-values.ts";

/** Everything that the owner sets about the house. Each setting is one page, saved by one verb. */
export const settings = {
  contact: setting("contact", plain.contact),
  place: setting("place", plain.place),
  company: setting("company", plain.company),
  // With same-day turnover, check-out must be before check-in.
  hours: setting("hours", plain.hours, ({ checkInTime, checkOutTime, sameDayTurnover }) => {
    const isShort = minutesOfUse(checkInTime, checkOutTime) < LEAST_MINUTES_OF_USE;
    const isLate = sameDayTurnover && checkOutTime > checkInTime;
    return { checkInTime: isShort ? "too-few-hours" : isLate ? "leaves-after-arrival" : null };
  }),
  channels: setting("channels", plain.channels),
  look: setting("look", plain.look),
  cancellation: special(values.cancellation, editCancellation),
  deposit: special(values.deposit, editDeposit),
  guestPage: special(values.guestPage, editGuestPage),
  pix: special(values.pix, editPix),
  paymentChoice: special(values.paymentChoice, editPaymentChoice),
  cover: special(values.cover, editCover),
  promotion: special(values.promotion, editPromotion),
  learnMore: special(values.learnMore, editLearnMore),
  aboutUs: special(values.aboutUs, editAboutUs),
  benefits: special(values.benefits, editBenefits),
};

export type SettingName = keyof typeof settings;
type ValueOf<S> = S extends Setting<infer V> ? V : never;
export type SettingValue<N extends SettingName> = ValueOf<(typeof settings)[N]>;

/** One setting, unless the property has changed since `version`. */
export type SettingWish = {
  [N in SettingName]: {
    readonly setting: N;
    readonly version: number;
    readonly value: SettingValue<N>;
  };
}[SettingName];
