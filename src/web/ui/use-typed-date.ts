import { useTranslation } from "react-i18next";
import { useSite } from "../site.ts";
import { typedDate } from "./typed-date.ts";

/** What a field for a typed date needs; the same in every one of the site. */
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
