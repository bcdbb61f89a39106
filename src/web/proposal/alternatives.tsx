import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listingUrl } from "../../contract/page-urls.ts";
import type { ProposalAlternative } from "../../contract/proposal-api.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { formatMoney } from "../../domain/money.ts";
import { nightCount } from "../../domain/stay.ts";
import { useLanguage, useLocalUrl } from "../language.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./alternatives.module.css";

/** What is free instead, each with its price today. */
export function Alternatives({ offers }: { offers: readonly ProposalAlternative[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  if (offers.length === 0) return null;
  return (
    <ul className={styles.alternatives} aria-label={t("proposal.alternatives")}>
      {offers.map(({ listingId, name, photo, stay, guests, total }) => (
        <li key={`${listingId} ${stay.checkIn}`}>
          <Link to={local(listingUrl(listingId, { stay, guests }))}>
            {photo && (
              <Picture photo={{ ...photo, alt: "" }} sizes="(min-width: 600px) 26rem, 6.5rem" />
            )}
            <b>{name}</b>
            <small>
              {t("proposal.alternative", {
                stay: formatStay(stay, "short", language),
                nights: t("booking.nights", { count: nightCount(stay) }),
              })}
            </small>
            <small className="num">{formatMoney(total, language)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
