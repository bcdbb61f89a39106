import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import field from "../ui/kit/field.module.css";
import styles from "./form.module.css";
import { LONGEST_NAME } from "./limits.ts";

type Props = {
  said: readonly string[];
  /** How many may come along. */
  most: number;
  isWrong: boolean;
};

type Name = { readonly id: number; readonly initial: string };

/** One field per person. Without JavaScript all of them are there at once. */
export function Companions({ said, most, isWrong }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLFieldSetElement>(null);
  const [names, setNames] = useState<readonly Name[]>(() =>
    (said.length > 0 ? said : [""]).map((initial, id) => ({ id, initial })),
  );
  const [moved, setMoved] = useState(0);
  // Focus the new field; after a removal the last one, which is the nearest.
  useEffect(() => {
    if (moved === 0) return;
    [...(list.current?.querySelectorAll("input") ?? [])].at(-1)?.focus();
  }, [moved]);
  const change = (next: readonly Name[]) => {
    setNames(next);
    setMoved((count) => count + 1);
  };
  const left = Math.max(0, most - names.length);
  return (
    <fieldset ref={list} className={styles.names} aria-describedby="quem-vem">
      <legend>{t("guest.arrival.companions")}</legend>
      {names.map(({ id, initial }, index) => (
        <div key={id} className={styles.name}>
          <NameField number={index + 1} initial={initial} isWrong={isWrong} />
          {names.length > 1 && (
            <button
              type="button"
              className={button.iconLine}
              aria-label={t("guest.arrival.remove", { number: index + 1 })}
              onClick={() => change(names.filter((name) => name.id !== id))}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
      ))}
      <noscript>
        {Array.from({ length: left }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all alike
          <NameField key={index} number={names.length + index + 1} initial="" isWrong={false} />
        ))}
      </noscript>
      <small id="quem-vem">
        {isWrong ? (
          <span className={field.problem}>
            {t("guest.problem.companions", { count: LONGEST_NAME })}
          </span>
        ) : (
          t("guest.arrival.companionsHint")
        )}
      </small>
      {left > 0 && (
        <button
          type="button"
          className={`${button.quiet} ${styles.add}`}
          onClick={() => {
            const id = Math.max(0, ...names.map((name) => name.id)) + 1;
            change([...names, { id, initial: "" }]);
          }}
        >
          <Icon name="plus" />
          {t("guest.arrival.add")}
        </button>
      )}
    </fieldset>
  );
}

type FieldProps = { number: number; initial: string; isWrong: boolean };

function NameField({ number, initial, isWrong }: FieldProps) {
  const { t } = useTranslation();
  return (
    <input
      name="companion"
      className={`${field.input} ${styles.input}`}
      autoComplete="off"
      maxLength={LONGEST_NAME}
      defaultValue={initial}
      aria-label={t("guest.arrival.companion", { number })}
      aria-invalid={isWrong || undefined}
    />
  );
}
