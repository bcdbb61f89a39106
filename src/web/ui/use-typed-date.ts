import { useTranslation } from "react-i18next";
import { useSite } from "../site.ts";
import { typedDate } from "./typed-date.ts";

/** What a field for a typed date needs; the same in every one of the site. */
export function useTypedDate() {
  const { t } = useTranslation();
  const { dateFormat } = useSite().property;
  const { read, write } = typedDate(dateFormat);
  return { read, write, placeholder: t(`booking.dateFormat.${dateFormat}`) };
}
