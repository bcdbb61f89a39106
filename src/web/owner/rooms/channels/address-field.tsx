import { CopyButton } from "../../../ui/copy-button.tsx";
import field from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";
import styles from "./channels.module.css";

type Props = { label: string; address: string; canCopy?: boolean };

/** A read-only URL, to view or to copy. */
export function AddressField({ label, address, canCopy = false }: Props) {
  return (
    <div className={styles.address} data-copy={canCopy ? "" : undefined}>
      <Field label={label}>
        <input className={field.input} value={address} readOnly />
      </Field>
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
