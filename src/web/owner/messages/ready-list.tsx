import type { MessageSubject, ReadyMessage } from "../../../contract/owner/messages.ts";
import { messageNames } from "../../../contract/owner/words.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import kit from "../ui/kit.module.css";
import { ChatLink } from "./chat-link.tsx";
import styles from "./messages.module.css";
import { firstLine, hasNumber, openedWords } from "./words.ts";

type Props = { messages: readonly ReadyMessage[]; subject: MessageSubject };

/** The texts that fit now, each with the link that opens a chat with it. */
export function ReadyList({ messages, subject }: Props) {
  const { timeZone } = useSite().property;
  return (
    <>
      <ul className={`${kit.rows} ${styles.ready}`}>
        {messages.map((message) => {
          const name = messageNames[message.kind];
          const opened = openedWords(message, timeZone);
          return (
            <li key={message.kind}>
              <div>
                <b>{name}</b>
                <small>{firstLine(message.text)}</small>
                {opened && <small>{opened}</small>}
              </div>
              <ChatLink message={message} subject={subject} className={button.line}>
                <Icon name="message-circle" /> Abrir WhatsApp
                <span className="vh">({name})</span>
              </ChatLink>
            </li>
          );
        })}
      </ul>
      {!messages.every(hasNumber) && (
        <p className={`${kit.hint} ${styles.quiet}`}>
          Sem telefone na reserva: você escolhe a conversa.
        </p>
      )}
    </>
  );
}
