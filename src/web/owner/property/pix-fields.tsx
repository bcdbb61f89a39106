import { useState } from "react";
import type { PropertyPix } from "../../../contract/owner/property.ts";
import { formatPixKey, type PixKeyKind, readPixKey } from "../../../domain/pix-key.ts";
import { Field, Tick } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import { OptionGroup } from "./option-group.tsx";

const kinds: Readonly<Record<PixKeyKind, string>> = {
  cpf: "CPF",
  cnpj: "CNPJ",
  phone: "Celular",
  "e-mail": "E-mail",
  random: "Chave aleatória",
};

const leftOptions = [
  {
    value: "swap",
    name: "Troquei de chave",
    text: "A de antes era da casa. Quem já está com um Pix aberto termina nela.",
  },
  {
    value: "not-ours",
    name: "Essa chave não é nossa",
    text: "Alguém a pôs aqui. Os Pix abertos nela acabam, e avisamos esses hóspedes para não pagar.",
  },
];

/** Open Pix end differently: the house has changed its key, or a fraud had put this one in. */
function LeftKey({ before }: { before: string }) {
  const { typed } = useFormState();
  const [left, setLeft] = useState(String(typed?.left ?? ""));
  return (
    <OptionGroup
      name="left"
      legend={`A chave de antes: ${before}`}
      options={leftOptions}
      value={left}
      onChoose={setLeft}
    />
  );
}

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
      <p className={kit.hint} role="status">
        {read && `${kinds[read.kind]}: ${formatPixKey(read.key)}`}
        {read?.kind === "cpf" && ". Se é um celular, comece com +55."}
      </p>
      {terms && read?.key !== terms.key && (key.trim() === "" || read) && (
        <LeftKey before={formatPixKey(terms.key)} />
      )}
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
