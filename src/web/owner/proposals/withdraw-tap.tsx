import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import styles from "./details.module.css";

/** Two presses, because a guest with the link sees at once that it is withdrawn. */
export function WithdrawTap({ sending }: { sending: Sending }) {
  return (
    <details className={styles.withdraw}>
      <summary>Retirar</summary>
      <p>Quem abrir o link vê que o orçamento foi retirado, e as noites guardadas ficam livres.</p>
      <ActionButton
        sending={sending}
        intent="withdraw"
        words="Orçamento retirado. O link agora diz isso."
        className={button.line}
      >
        Retirar o orçamento
      </ActionButton>
    </details>
  );
}
