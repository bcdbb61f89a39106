import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ChangeOffer, ChangeView, GuestBooking } from "../../../contract/guest-api.ts";
import { guestPageUrl } from "../../../contract/page-urls.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import card from "../../ui/kit/card.module.css";
import frame from "../frame/frame.module.css";
import { Sums } from "../frame/sums.tsx";
import type { ChangeAnswer } from "./change-answer.ts";
import { ChangeForm } from "./change-form.tsx";
import { FiguresDiffer } from "./figures-differ.tsx";
import { FromTo } from "./from-to.tsx";
import { Refusal } from "./refusal.tsx";
import { RefusedWish } from "./refused-wish.tsx";
import styles from "./what-changes.module.css";
import { differenceOf } from "./words-of.ts";

type Props = {
  booking: GuestBooking;
  view: ChangeView;
  formKey: string;
  answer: ChangeAnswer | undefined;
  /** The price of a newer wish is on its way. */
  isLooking: boolean;
};

/** Before, after, and the money between them, before anything is pressed. */
export function WhatChanges({ booking, view, formKey, answer, isLooking }: Props) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const found = view.answer;
  return (
    <aside className={`${card.card} ${frame.card} ${styles.aside}`} aria-busy={isLooking}>
      <h2>{t("guestChange.summary.heading")}</h2>
      {!found && <p className={frame.aside}>{t("guestChange.summary.nothing")}</p>}
      {found?.kind === "refused" && <RefusedWish {...{ booking, view, answer }} refused={found} />}
      {found?.kind === "offer" && (
        <>
          <FromTo before={found.offer.before} after={found.offer.after} />
          <Difference offer={found.offer} />
          <Money booking={booking} offer={found.offer} />
          {answer?.refused === "offer-differs" ? (
            <FiguresDiffer seen={answer.seen} offer={found.offer} />
          ) : (
            <Refusal answer={answer} />
          )}
          <ChangeForm code={booking.code} offer={found.offer} {...{ formKey, isLooking }} />
        </>
      )}
      <Link className={`${button.quiet} ${button.block}`} to={local(guestPageUrl(booking.code))}>
        {t("guestChange.leave")}
      </Link>
    </aside>
  );
}

function Difference({ offer }: { offer: ChangeOffer }) {
  const { t, i18n } = useTranslation();
  const { kind, amount } = differenceOf(offer);
  const money = formatMoney(amount, i18n.language);
  const told = {
    more: [t("guestChange.summary.difference"), `+ ${money}`],
    less: [t("guestChange.summary.less"), `− ${money}`],
    back: [t("guestChange.summary.back"), money],
    same: [t("guestChange.summary.difference"), t("guestChange.summary.same")],
  }[kind];
  return (
    <p className={styles.difference} data-kind={kind} role="status">
      {told[0]} <b>{told[1]}</b>
    </p>
  );
}

function Money({ booking, offer }: { booking: GuestBooking; offer: ChangeOffer }) {
  const { t, i18n } = useTranslation();
  const { figures, openBefore, openAfter, refundPercent, way } = offer;
  const { kind } = differenceOf(offer);
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const hasOpen = openBefore > 0 || openAfter > 0;
  // If the house has to agree first, the rise joins what is open.
  const paysFirst = figures.payFirst > 0 && way === "self";
  const atOnce = paysFirst
    ? { label: t("guestChange.summary.payNow"), value: money(figures.payFirst) }
    : figures.refund > 0
      ? { label: t("guestChange.summary.back"), value: money(figures.refund) }
      : null;
  const rows = [
    { label: t("guestChange.summary.paid"), value: money(booking.paid) },
    figures.kept > 0 && {
      label: t("guestChange.summary.kept", { percent: refundPercent }),
      value: money(figures.kept),
    },
    openBefore > 0 &&
      openBefore !== openAfter && {
        label: t("guestChange.summary.openBefore"),
        value: <s>{money(openBefore)}</s>,
      },
    hasOpen &&
      !paysFirst && {
        label: t("guestChange.summary.openAfter"),
        value: money(openAfter),
        isTotal: atOnce === null,
      },
    atOnce && { ...atOnce, isTotal: true },
  ].filter((row) => row !== false && row !== null);
  const isFalling = kind === "less" && openAfter < openBefore;
  return (
    <>
      <Sums rows={rows} />
      {isFalling && (
        <p className={frame.aside}>
          {t("guestChange.summary.openFalls", {
            before: money(openBefore),
            after: money(openAfter),
          })}
        </p>
      )}
      {kind === "back" && <p className={frame.aside}>{t("guestChange.summary.backByMeans")}</p>}
      {kind === "same" && (
        <p className={frame.aside}>
          {t(figures.kept > 0 ? "guestChange.summary.allKept" : "guestChange.summary.nothingToPay")}
        </p>
      )}
    </>
  );
}
