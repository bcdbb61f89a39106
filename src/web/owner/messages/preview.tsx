import type { MessageExample } from "../../../contract/owner/messages.ts";
import { LONGEST_MESSAGE } from "../../../domain/message.ts";
import {
  fillMessage,
  lengthOfMessage,
  type MessageTemplate,
} from "../../../domain/message-template.ts";
import { Icon } from "../../ui/icon.tsx";
import kit from "../ui/kit.module.css";
import styles from "./editor.module.css";

type Props = { template: MessageTemplate; example: MessageExample };

/** The text as a chat shows it. */
export function Preview({ template, example }: Props) {
  const { kind, language } = template;
  const text = fillMessage(template, example.values[language]);
  const length = lengthOfMessage(text);
  const whose = kind === "proposal" ? "Com os dados do orçamento" : "Com os dados de";
  return (
    <section className={`${kit.preview} ${styles.preview}`} aria-labelledby="previa">
      <h2 id="previa">Como chega</h2>
      <p>{example.of ? `${whose} ${example.of}.` : "Com dados inventados."}</p>
      {text ? (
        <p className={`${kit.bubble} ${styles.bubble}`} lang={language}>
          {text}
        </p>
      ) : (
        <p>Sem esses dados não sobra frase nenhuma.</p>
      )}
      {length > LONGEST_MESSAGE && (
        <p className={styles.long} role="status">
          <Icon name="triangle-alert" />
          Preenchido, o texto tem {length} caracteres. Vai inteiro, mas acima de {LONGEST_MESSAGE}{" "}
          alguns aparelhos não abrem a conversa.
        </p>
      )}
      <p className={styles.note}>O WhatsApp abre com o texto pronto; quem manda é você.</p>
    </section>
  );
}
