import { useTranslation } from "react-i18next";
import { useSite } from "../site.ts";
import { typedDate } from "./typed-date.ts";

/** Shared by all fields for a typed date. */
export function useTypedDate() {
  const { t } = useTranslation();
  const { dateFormat } = useSite().property;
  const isDayFirst = dateFormat === "DD/MM/YYYY";
  return {
    ...typedDate(dateFormat),
    placeholder: isDayFirst ? t("booking.dayFirst.placeholder") : dateFormat,
    /** 'com o mês primeiro' */
    order: t(isDayFirst ? "booking.dayFirst.order" : "booking.monthFirst.order"),
  };
}
