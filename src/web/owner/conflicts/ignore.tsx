import { Form, useNavigation } from "react-router";
import button from "../../ui/button.module.css";
import styles from "./conflict.module.css";

type Props = { portal: string; isOwner: boolean };

/** For conflicts that were solved elsewhere. */
export function Ignore({ portal, isOwner }: Props) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <section className={styles.section} aria-labelledby="outras-saidas">
      <h2 id="outras-saidas">Outras saídas</h2>
      <p className={styles.text}>
        Fica com a reserva daqui? Cancele a outra no {portal}: na próxima leitura, em até dez
        minutos, o conflito acaba sozinho.
      </p>
      {isOwner && (
        <>
          <p className={styles.text}>
            Já combinou tudo por fora? Ignore: o aviso some, o conflito fica no registro e as duas
            reservas continuam valendo.
          </p>
          <Form method="post">
            <button
              type="submit"
              name="acao"
              value="ignore"
              className={button.line}
              disabled={isBusy}
            >
              Ignorar
            </button>
          </Form>
        </>
      )}
    </section>
  );
}
