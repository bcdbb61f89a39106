import { useTranslation } from "react-i18next";
import type { ChangeView, GuestChange } from "../../../contract/guest-api.ts";
import type { Guests } from "../../../domain/guests.ts";
import field from "../../ui/kit/field.module.css";
import { PartySteppers } from "../../ui/party-steppers.tsx";
import styles from "./change.module.css";
import { AGES } from "./wish-in-address.ts";

type Props = { view: ChangeView; wish: GuestChange; onChange: (guests: Guests) => void };

const ages = [
  ["adults", "booking.adults"],
  ["childrenUpTo12", "booking.childrenUpTo12"],
  ["childrenAbove12", "booking.childrenAbove12"],
] as const;

/** Steppers, or number fields without scripts. The limit is what the largest room takes. */
export function People({ view, wish, onChange }: Props) {
  const { t } = useTranslation();
  const most = Math.max(...view.rooms.map(({ capacity }) => capacity));
  const chosen = view.rooms.find(({ listingId }) => listingId === wish.listingId);
  return (
    <fieldset className={styles.people}>
      <legend>{t("guestChange.people")}</legend>
      <div className="scripted">
        <PartySteppers
          guests={wish.guests}
          most={() => most}
          notes={chosen ? { adults: t("guestChange.most", { count: chosen.capacity }) } : {}}
          onChange={onChange}
        />
      </div>
      <div className={`${styles.pair} ${styles.native}`}>
        {ages.map(([age, label]) => (
          <label key={`${age} ${wish.guests[age]}`} className={field.field}>
            <span>{t(label)}</span>
            <input
              type="number"
              name={AGES[age]}
              defaultValue={wish.guests[age]}
              min={age === "adults" ? 1 : 0}
              max={most}
              className={field.input}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
