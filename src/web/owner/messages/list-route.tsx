import { Link } from "react-router";
import type { MessageText } from "../../../contract/owner/messages.ts";
import { messageNames } from "../../../contract/owner/words.ts";
import { messageUrl, moreUrl } from "../../../contract/owner-urls.ts";
import { originalTexts } from "../../../domain/message-texts.ts";
import { ownerContext } from "../../context.ts";
import { Icon } from "../../ui/icon.tsx";
import { show } from "../form/refusals.ts";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { OwnerPage, useMay } from "../ui/owner-page.tsx";
import type { Route } from "./+types/list-route";
import styles from "./messages.module.css";
import { firstLine, moments } from "./words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return show(context.get(ownerContext).listMessageTexts());
}

export default function MessageTexts({ loaderData: texts }: Route.ComponentProps) {
  return (
    <OwnerPage
      title="Mensagens"
      subtitle="O texto fica pronto no WhatsApp, e você manda."
      back={{ to: moreUrl, name: "Mais" }}
    >
      <div className={styles.moments}>
        {texts.map((text) => (
          <Moment key={text.kind} text={text} />
        ))}
      </div>
      <p className={`${kit.hint} ${styles.quiet}`}>
        Cada texto aparece na reserva ou no orçamento quando chega a hora dele. Fica anotado quem
        abriu a conversa; se a mensagem saiu, só o WhatsApp sabe.
      </p>
    </OwnerPage>
  );
}

/** Only the owner writes the texts. */
function Moment({ text: { kind, text, isOwn } }: { text: MessageText }) {
  const mayEdit = useMay()("editMessageText");
  const { name, when } = moments[kind];
  const title = <b>{messageNames[kind]}</b>;
  return (
    <section className={styles.moment}>
      <h2>
        {name} <small>{when}</small>
      </h2>
      <div className={styles.text}>
        <Icon name="message-circle" />
        <div>
          {mayEdit ? (
            <Link className={kit.cover} to={messageUrl(kind)}>
              {title}
            </Link>
          ) : (
            title
          )}
          <small>{firstLine(text["pt-BR"] || originalTexts[kind]["pt-BR"])}</small>
        </div>
        <Chip tone={isOwn ? "in" : "off"}>{isOwn ? "Texto da casa" : "Texto original"}</Chip>
      </div>
    </section>
  );
}
