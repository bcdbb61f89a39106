import { useTranslation } from "react-i18next";
import { type Centavos, formatMoney } from "../../domain/money.ts";

/** The ordinary price, struck out; read aloud as 'de R$ 2.670 por' before the one that counts. */
export function WasPrice({ was }: { was: Centavos }) {
  const { t, i18n } = useTranslation();
  const price = formatMoney(was, i18n.language);
  return (
    <>
      <s aria-hidden>{price}</s> <span className="vh">{t("booking.was", { price })} </span>
    </>
  );
}
