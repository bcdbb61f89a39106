import button from "../../ui/button.module.css";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import styles from "./conflict.module.css";
import type { WayOut } from "./conflict-words.ts";

type Props = { portal: string; mayResolve: boolean; sending: Sending<WayOut> };

/** For a conflict that is settled elsewhere, or that the owner does not see as one. */
export function Ignore({ portal, mayResolve, sending }: Props) {
  return (
    <section className={kit.section} aria-labelledby="other-ways">
      <h2 id="other-ways">Outras saídas</h2>
      <p className={`${kit.hint} ${styles.text}`}>
        Fica com a reserva daqui? Cancele a outra no {portal}: na próxima leitura, em até dez
        minutos, o conflito acaba sozinho.
      </p>
      {mayResolve && (
        <>
          <p className={`${kit.hint} ${styles.text}`}>
            Já combinou tudo por fora? Ignore: o aviso some, o conflito fica no registro e as duas
            reservas continuam valendo.
          </p>
          <SentForm sending={sending} intent="ignore">
            <SubmitButton className={button.line}>Ignorar</SubmitButton>
          </SentForm>
        </>
      )}
    </section>
  );
}
