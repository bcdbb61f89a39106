import { useEffect, useEffectEvent } from "react";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import field from "../../ui/kit/field.module.css";
import { useCopy } from "../../ui/use-copy.ts";
import styles from "./details.module.css";

type Props = {
  url: string;
  /** Copies at once: it was requested before the link existed. */
  atOnce: boolean;
};

/** The link, and a button that copies it. */
export function CopyLink({ url, atOnce }: Props) {
  const { answer, copy } = useCopy(url);
  const copyNow = useEffectEvent(() => void (atOnce && copy()));
  useEffect(() => copyNow(), []);
  return (
    <div>
      <label htmlFor="link">Link do orçamento</label>
      <div className={styles.copy}>
        <input
          id="link"
          className={field.input}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={button.line} data-waits onClick={copy}>
          <Icon name={answer === "copied" ? "check" : "copy"} />
          Copiar
        </button>
      </div>
      <p role="status" className={styles.answer}>
        {answer === "copied" && "Link copiado."}
        {answer === "failed" && "Não deu para copiar sozinho: toque no link e copie."}
      </p>
    </div>
  );
}
