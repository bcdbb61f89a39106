import type { TFunction } from "i18next";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GuestBooking, PendingChange } from "../../contract/guest-api.ts";
import { daysBetween } from "../../domain/day.ts";
import { formatHour } from "../../domain/format-hour.ts";
import { formatDayOfMonth } from "../../domain/format-stay.ts";
import type { Language } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import type { Property } from "../../domain/property.ts";
import { nightCount } from "../../domain/stay.ts";
import { useLanguage } from "../language.ts";
import { useSite } from "../site.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import chip from "../ui/kit/chip.module.css";
import { AMOUNT, WithAmount } from "./frame/with-amount.tsx";
import { NextStep } from "./next-step.tsx";
import { openPixOf } from "./open-pix-of.ts";
import styles from "./page-head.module.css";
import { NotDone } from "./sent-form.tsx";
import { type Standing, standingOf } from "./standing.ts";
import { dayInWords, firstNameOf, instantInWords, roomInWords, stayInWords } from "./stay-words.ts";
import { useSent } from "./use-sent.ts";

/** How the booking stands, in a heading, a sentence or two, and the next step. */
export function PageHead({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { property } = useSite();
  const standing = standingOf(booking);
  const { tone, icon } = chips[standing];
  const heading = useRef<HTMLHeadingElement>(null);
  const withdrawal = useSent("withdraw");
  const isWithdrawn = withdrawal.answer?.kind === "done";
  // The button that had the focus has gone.
  useEffect(() => {
    if (isWithdrawn) heading.current?.focus();
  }, [isWithdrawn]);
  return (
    <header className={styles.head}>
      <p className={chip[tone]}>
        {icon && <Icon name={icon} />}
        {t(`guest.chip.${standing}`)}
      </p>
      <Heading ref={heading} booking={booking} standing={standing} />
      {leadOf(booking, standing, { t, language, property }).map((sentence) => (
        <p key={sentence} className={styles.lead}>
          {sentence}
        </p>
      ))}
      <NextStep booking={booking} standing={standing} withdrawal={withdrawal} />
      <p role="status" className={styles.news}>
        {isWithdrawn && t("guest.next.withdrawn")}
      </p>
      <NotDone answer={withdrawal.answer} />
    </header>
  );
}

type Chip = { readonly tone: "ok" | "wait" | "off" | "error" | "in"; readonly icon?: IconName };

const chips: Readonly<Record<Standing, Chip>> = {
  held: { tone: "wait", icon: "clock" },
  expired: { tone: "off" },
  ahead: { tone: "ok", icon: "check" },
  today: { tone: "ok", icon: "check" },
  here: { tone: "in", icon: "house" },
  stayed: { tone: "off" },
  "no-show": { tone: "error" },
  "change-asked": { tone: "wait", icon: "clock" },
  "change-paying": { tone: "wait", icon: "clock" },
  cancelled: { tone: "off" },
  owed: { tone: "off" },
  "on-its-way": { tone: "off" },
  "money-back": { tone: "ok", icon: "check" },
  "by-hand": { tone: "wait", icon: "clock" },
  refunded: { tone: "off" },
};

type Props = {
  ref: RefObject<HTMLHeadingElement | null>;
  booking: GuestBooking;
  standing: Standing;
};

/** The display typeface has no figures for money: amounts are set in the text's typeface. */
function Heading({ ref, booking, standing }: Props) {
  const { t, i18n } = useTranslation();
  const name = firstNameOf(booking.guestName);
  const text = t(`guest.heading.${standing}`, {
    name: name ? `, ${name}` : "",
    count: daysBetween(booking.now.day, booking.checkIn),
    amount: AMOUNT,
  });
  return (
    <h1 ref={ref} tabIndex={-1}>
      <WithAmount text={text} amount={formatMoney(booking.amountBack ?? 0, i18n.language)} />
    </h1>
  );
}

type Reader = {
  readonly t: TFunction;
  readonly language: Language;
  readonly property: Pick<Property, "timeZone" | "checkInTime" | "checkOutTime">;
};

function leadOf(booking: GuestBooking, standing: Standing, reader: Reader): readonly string[] {
  const { t, language, property } = reader;
  const { change, checkIn, checkOut, heldUntil, payment } = booking;
  const pix = openPixOf(booking);
  const until = change?.heldUntil ?? heldUntil;
  const hour = standing === "here" ? property.checkOutTime : property.checkInTime;
  const key = `guest.lead.${standing}`;
  const said = t(key, {
    defaultValue: "",
    room: booking.listing.name,
    stay: stayInWords(booking, language),
    count: nightCount(booking),
    day:
      standing === "no-show"
        ? formatDayOfMonth(checkIn, "long", language)
        : dayInWords(checkOut, language),
    hour: formatHour(hour, language),
    until: until === null ? "" : instantInWords(until, property.timeZone, language),
    ...(change && wordsOfChange(change.offer, language)),
  });
  const heldText = payment
    ? t(`guest.online.${payment.means}`)
    : t(pix ? `guest.pix.${pix}` : "guest.lead.heldPaid");
  return [
    ...(said ? [said] : []),
    ...(standing === "held" ? [heldText] : []),
    ...(tellsOfReturns(standing) ? booking.returns : []),
  ];
}

function wordsOfChange({ before, after }: PendingChange["offer"], language: Language) {
  return {
    before: roomInWords(before, after, language),
    after: roomInWords(after, before, language),
  };
}

/** Whether the heading reports refunds; for other states the payments do. */
export function tellsOfReturns(standing: Standing): boolean {
  return ended.has(standing);
}

const ended: ReadonlySet<Standing> = new Set([
  ...(["cancelled", "owed", "on-its-way", "money-back", "by-hand", "refunded"] as const),
]);
