import { useTranslation } from "react-i18next";
import { guestCount } from "../../domain/guests.ts";
import button from "../ui/button.module.css";
import { PartySteppers } from "../ui/party-steppers.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { Stepper } from "../ui/stepper.tsx";
import styles from "./search-bar.module.css";
import { MOST_PEOPLE, MOST_ROOMS_ASKED, type SearchEntries } from "./search-entries.ts";
import { useFocusInside } from "./use-focus-inside.ts";

type Props = {
  open: boolean;
  search: SearchEntries;
  onChange(search: SearchEntries): void;
  onClose(): void;
};

export function PartySheet({ open, search, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const { guests } = search;
  const content = useFocusInside(open);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t("home.search.whom")}
      className={styles.partyPop ?? ""}
      footer={
        <button type="button" className={`${button.primary} ${styles.onlyPhone}`} onClick={onClose}>
          {t("home.search.done")}
        </button>
      }
    >
      <div ref={content}>
        <PartySteppers
          guests={guests}
          most={(of) => guests[of] + MOST_PEOPLE - guestCount(guests)}
          onChange={(party) => onChange({ ...search, guests: party })}
        />
        <div className={styles.rooms}>
          <Stepper
            label={t("home.search.rooms")}
            note={t("home.search.roomsNote")}
            value={search.rooms}
            min={1}
            max={MOST_ROOMS_ASKED}
            onChange={(rooms) => onChange({ ...search, rooms })}
          />
        </div>
      </div>
    </Sheet>
  );
}
