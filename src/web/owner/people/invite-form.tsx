import { useRef } from "react";
import { useFetcher } from "react-router";
import button from "../../ui/button.module.css";
import type { Answer } from "../refusals.ts";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { useWhenLoaded } from "../ui/use-when-loaded.ts";
import styles from "./people.module.css";

export function InviteForm() {
  const fetcher = useFetcher<Answer<unknown>>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  useWhenLoaded(answer, ({ refusal }) => refusal === null && form.current?.reset());
  return (
    <fetcher.Form ref={form} method="post" className={`${field.stack} ${styles.invite}`}>
      <h2>Convidar</h2>
      <input type="hidden" name="acao" value="invite" />
      <div className={field.two}>
        <Field label="Nome">
          <input className={field.input} name="name" autoComplete="off" required />
        </Field>
        <Field label="E-mail">
          <input className={field.input} name="email" type="email" autoComplete="off" required />
        </Field>
      </div>
      <Field label="Pode">
        <select className={field.input} name="role" defaultValue="team">
          <option value="team">Equipe: receber, reservar e bloquear</option>
          <option value="owner">Proprietária: tudo</option>
        </select>
      </Field>
      {answer?.refusal && <Notice kind="error">{answer.refusal.sentence}</Notice>}
      {answer?.refusal === null && <Notice kind="done">O convite está a caminho.</Notice>}
      <div className={field.actions}>
        <button
          type="submit"
          className={button.primary}
          data-waits
          disabled={fetcher.state !== "idle"}
        >
          Mandar convite
        </button>
      </div>
    </fetcher.Form>
  );
}
