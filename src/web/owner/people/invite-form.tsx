import { useRef } from "react";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { Notice } from "../ui/notice.tsx";

const choices = [
  { value: "team", text: "Equipe: receber, reservar e bloquear" },
  { value: "cleaning", text: "Arrumação: só quartos e quantas pessoas" },
  { value: "owner", text: "Proprietária: tudo" },
];

export function InviteForm() {
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending({ onDone: () => form.current?.reset() });
  return (
    <SentForm
      ref={form}
      sending={sending}
      intent="invite"
      words="O convite está a caminho."
      className={`${field.stack} ${kit.narrow}`}
    >
      <h2>Convidar</h2>
      <div className={field.two}>
        <Field label="Nome" name="name" autoComplete="off" required />
        <Field label="E-mail" name="email" kind="email" autoComplete="off" required />
      </div>
      <Field label="Pode" name="role" kind="choice" options={choices} initial="team" />
      <Refused sending={sending} />
      {sending.said && <Notice kind="done">{sending.said}</Notice>}
      <div className={field.actions}>
        <SubmitButton>Mandar convite</SubmitButton>
      </div>
    </SentForm>
  );
}
