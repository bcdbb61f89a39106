import { useTranslation } from "react-i18next";

export default function PlainSuccess() {
  const { t } = useTranslation();
  return <p lang="en">{t("confirmation.plain")}</p>;
}
