import { useId } from "react";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Problem } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import styles from "./night-prices.module.css";

export type Room = { readonly listingId: string; readonly name: string };

type Props = {
  rooms: readonly Room[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** One, some or all. */
export function RoomsField({ rooms, chosen, onChoose }: Props) {
  const problem = useFormState().problems.rooms;
  const problemId = useId();
  const isAll = rooms.every(({ listingId }) => chosen.includes(listingId));
  return (
    <fieldset className={styles.rooms} aria-describedby={problem ? problemId : undefined}>
      <legend>Quartos</legend>
      {rooms.map(({ listingId, name }) => (
        <label key={listingId} className={field.check}>
          <input
            type="checkbox"
            checked={chosen.includes(listingId)}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) =>
              onChoose(
                target.checked
                  ? [...chosen, listingId]
                  : chosen.filter((other) => other !== listingId),
              )
            }
          />
          {name}
        </label>
      ))}
      {!isAll && (
        <button
          type="button"
          className={button.quiet}
          onClick={() => onChoose(rooms.map(({ listingId }) => listingId))}
        >
          Marcar todos
        </button>
      )}
      {chosen.map((listingId, index) => (
        <input key={listingId} type="hidden" name={`rooms.${index}`} value={listingId} />
      ))}
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </fieldset>
  );
}
