import { flushSync } from "react-dom";
import button from "../../ui/button.module.css";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./photos.module.css";
import type { Rows } from "./use-rows.ts";

type Props = {
  /** 'a foto 3' */
  name: string;
  rows: Rows<unknown>;
  index: number;
};

/** Up, down and away, for a row of a list in the owner's order. */
export function RowMoves({ name, rows, index }: Props) {
  const moves = [
    {
      words: "Subir",
      icon: "arrow-up",
      isOff: index === 0,
      move: () => rows.swap(index, index - 1),
    },
    {
      words: "Descer",
      icon: "arrow-down",
      isOff: index === rows.list.length - 1,
      move: () => rows.swap(index, index + 1),
    },
    { words: "Tirar", icon: "trash-2", isOff: false, move: () => rows.remove(index) },
  ] satisfies { words: string; icon: IconName; isOff: boolean; move: () => void }[];
  return (
    <div className={styles.moves}>
      {moves.map(({ words, icon, isOff, move }) => (
        <button
          key={words}
          type="button"
          className={button.icon}
          aria-label={`${words} ${name}`}
          aria-disabled={isOff || undefined}
          onClick={({ currentTarget }) => {
            flushSync(move);
            // Moving a row in the DOM drops its focus.
            if (currentTarget.isConnected) currentTarget.focus();
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
