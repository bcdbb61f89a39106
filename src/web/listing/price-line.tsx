import { useTranslation } from "react-i18next";
import { type Centavos, formatPrice } from "../../domain/money.ts";

const GAP = "\u0000";

/** 'R$890 / noite' as one catalogue text, with the price in bold. */
export function PriceLine({
  price,
  className,
}: {
  price: Centavos;
  className?: string | undefined;
}) {
  const { t, i18n } = useTranslation();
  const [before, after] = t("booking.pricePerNight", { price: GAP }).split(GAP);
  return (
    <p className={className}>
      {before}
      <b>{formatPrice(price, i18n.language)}</b>
      {after}
    </p>
  );
}
