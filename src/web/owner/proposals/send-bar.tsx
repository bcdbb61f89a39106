import { type Centavos, formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Refused } from "../form/refused.tsx";
import bar from "../form/save-bar.module.css";
import { SubmitButton } from "../form/submit-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import styles from "./form.module.css";

type Props = {
  sending: Sending;
  /** Null until a room is chosen. */
  sums: { readonly total: Centavos; readonly first: Centavos } | null;
  isReady: boolean;
};

/** The sums and the two ways to go on, always in reach. */
export function SendBar({ sending, sums, isReady }: Props) {
  return (
    <div className={`${bar.bar} ${styles.bar}`} data-save-bar>
      <div className={bar.notices}>
        <Refused sending={sending} />
      </div>
      <p className={`${bar.state} ${styles.sums} num`} role="status">
        {sums ? (
          <>
            <b>{formatMoney(sums.total, "pt-BR")}</b>
            {sums.first < sums.total
              ? `sinal ${formatMoney(sums.first, "pt-BR")}`
              : "tudo de uma vez"}
          </>
        ) : (
          "Falta escolher o quarto."
        )}
      </p>
      <SubmitButton name="way" value="link" className={button.line} disabled={!isReady}>
        <Icon name="copy" />
        <span className={kit.wide}>Criar e copiar link</span>
      </SubmitButton>
      <SubmitButton name="way" value="whatsapp" disabled={!isReady}>
        <Icon name="message-circle" />
        <span>
          <span className={kit.wide}>Criar e </span>
          <span className={styles.short}>mandar no WhatsApp</span>
        </span>
      </SubmitButton>
    </div>
  );
}
