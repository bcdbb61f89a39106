import { useTranslation } from "react-i18next";
import { nearestFreeStays } from "../../domain/alternatives.ts";
import { formatStay } from "../../domain/format-stay.ts";
import type { Stay } from "../../domain/stay.ts";
import styles from "./alternatives.module.css";
import { type Circumstances, isBookable } from "./judge-booking.ts";

type Props = { wanted: Stay; circumstances: Circumstances; onTake: (stay: Stay) => void };

/** Free dates near the wanted ones, each one press away. */
export function Alternatives({ wanted, circumstances, onTake }: Props) {
  const { t } = useTranslation();
  const { reserved, sameDayTurnover } = circumstances;
  if (!reserved) return null;
  const stays = nearestFreeStays(wanted, { reserved, sameDayTurnover }, (stay) =>
    isBookable(stay, circumstances),
  );
  return <StayButtons heading={t("booking.alternatives")} stays={stays} onTake={onTake} />;
}

type ButtonsProps = { heading: string; stays: readonly Stay[]; onTake: (stay: Stay) => void };

export function StayButtons({ heading, stays, onTake }: ButtonsProps) {
  const { i18n } = useTranslation();
  if (stays.length === 0) return null;
  return (
    <div className={styles.alternatives}>
      <p>{heading}</p>
      <ul>
        {stays.map((stay) => (
          <li key={stay.checkIn}>
            <button type="button" onClick={() => onTake(stay)}>
              {formatStay(stay, "long", i18n.language)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
