import { CopyButton } from "../../../ui/copy-button.tsx";
import { Field } from "../../form/field.tsx";
import styles from "./channels.module.css";

type Props = { label: string; address: string; canCopy?: boolean };

/** A read-only URL, to view or to copy. */
export function AddressField({ label, address, canCopy = false }: Props) {
  return (
    <div className={styles.address} data-copy={canCopy ? "" : undefined}>
      <Field label={label} value={address} readOnly />
      {canCopy && (
        <CopyButton
          text={address}
          words={{
            copy: `Copiar: ${label}`,
            copied: "Copiado.",
            failed: "Não deu para copiar. Toque no endereço, segure e escolha Copiar.",
          }}
          answerClassName={styles.answer}
        />
      )}
    </div>
  );
}
