import { useId } from "react";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Problem } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import styles from "./night-prices.module.css";

export type Room = {
  readonly listingId: string;
  readonly name: string;
  readonly physicalRoomIds: readonly number[];
};

type Props = {
  rooms: readonly Room[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** One, some or all. The whole house costs more than a room: it is marked by itself. */
export function RoomsField({ rooms, chosen, onChoose }: Props) {
  const problem = useFormState().problems.rooms;
  const problemId = useId();
  const single = rooms.filter(({ physicalRoomIds }) => physicalRoomIds.length < 2);
  const missing = single.map(({ listingId }) => listingId).filter((id) => !chosen.includes(id));
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
      {missing.length > 0 && (
        <button
          type="button"
          className={button.quiet}
          onClick={() => onChoose([...chosen, ...missing])}
        >
          Todos os quartos
        </button>
      )}
      {chosen.map((listingId, index) => (
        <input key={listingId} type="hidden" name={`rooms.${index}`} value={listingId} />
      ))}
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </fieldset>
  );
}
