import { useState } from "react";
import type { PropertyPix } from "../../../contract/owner/property.ts";
import { formatPixKey, type PixKeyKind, readPixKey } from "../../../domain/pix-key.ts";
import { Field, Tick } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import styles from "./property.module.css";

const kinds: Readonly<Record<PixKeyKind, string>> = {
  cpf: "CPF",
  cnpj: "CNPJ",
  phone: "Celular",
  "e-mail": "E-mail",
  random: "Chave aleatória",
};

export function PixFields({ terms }: { terms: PropertyPix }) {
  const { typed } = useFormState();
  const [key, setKey] = useState(String(typed?.key ?? (terms ? formatPixKey(terms.key) : "")));
  const read = readPixKey(key);
  return (
    <>
      <Field
        name="key"
        label="Chave Pix"
        value={key}
        onType={setKey}
        maxLength={120}
        autoCapitalize="none"
        spellCheck={false}
        hint="CPF, CNPJ, celular, e-mail ou chave aleatória. Sem chave, ninguém paga assim."
      />
      <p className={styles.hint} role="status">
        {read && `${kinds[read.kind]}: ${formatPixKey(read.key)}`}
        {read?.kind === "cpf" && ". Se é um celular, comece com +55."}
      </p>
      <Field
        name="payee"
        label="Nome de quem recebe"
        initial={terms?.payee ?? ""}
        maxLength={120}
        hint="Como aparece no banco de quem paga. É por esse nome que o hóspede confere antes de confirmar."
      />
      <Tick
        name="onSite"
        label="Também no site"
        isOn={terms?.onSite ?? false}
        hint="Desligado, o Pix na chave da casa serve para orçamentos e para reservas que você fez. Ligado, qualquer visitante do site escolhe pagar assim, e as noites ficam guardadas até você conferir."
      />
    </>
  );
}
