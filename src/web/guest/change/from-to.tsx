import { useTranslation } from "react-i18next";
import type { ChangedRoom } from "../../../contract/guest-api.ts";
import { guestsInWords } from "../../../contract/guests-words.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { isSameParty } from "../../../domain/guests.ts";
import { formatMoney } from "../../../domain/money.ts";
import { nightCount } from "../../../domain/stay.ts";
import { useLanguage } from "../../language.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./what-changes.module.css";

type Props = { before: ChangedRoom; after: ChangedRoom };

/** The room as it is, and as it would be: room and people only where they differ. */
export function FromTo({ before, after }: Props) {
  const { t } = useTranslation();
  const other = {
    room: before.name !== after.name,
    people: !isSameParty(before.guests, after.guests),
  };
  return (
    <dl className={styles.fromTo}>
      <div>
        <dt>{t("guestChange.summary.before")}</dt>
        <Side room={before} tells={other} />
      </div>
      <div>
        <Icon name="arrow-right" />
        <dt>{t("guestChange.summary.after")}</dt>
        <Side room={after} tells={other} />
      </div>
    </dl>
  );
}

type SideProps = { room: ChangedRoom; tells: { room: boolean; people: boolean } };

function Side({ room, tells }: SideProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const nights = t("booking.nights", { count: nightCount(room.stay) });
  const total = formatMoney(room.total, i18n.language);
  return (
    <dd>
      {formatStay(room.stay, "short", i18n.language)}
      <small>{`${nights}, ${total}`}</small>
      {tells.room && <small>{room.name}</small>}
      {tells.people && <small>{guestsInWords(room.guests, language)}</small>}
    </dd>
  );
}
