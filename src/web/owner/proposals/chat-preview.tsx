import { proposalSummary, proposalTitle } from "../../../contract/proposal-words.ts";
import type { Language } from "../../../domain/language.ts";
import type { Photo } from "../../../domain/listing.ts";
import { useSite } from "../../site.ts";
import { Picture } from "../../ui/picture.tsx";
import kit from "../ui/kit.module.css";
import { usePerson } from "../ui/owner-page.tsx";
import styles from "./preview.module.css";
import { type Previewed, previewText } from "./preview-text.ts";

type Props = {
  previewed: Previewed | null;
  photo: Photo | null;
  texts: Readonly<Record<Language, string>> | null;
};

/** The message as it arrives: the link's picture in the chat, and the text. */
export function ChatPreview({ previewed, photo, texts }: Props) {
  return (
    <aside className={`${kit.preview} ${styles.preview}`} aria-labelledby="chega">
      <h2 id="chega">Como chega no WhatsApp</h2>
      {previewed ? (
        <Bubble {...{ previewed, photo, texts }} />
      ) : (
        <p>Aparece aqui com as datas e o quarto.</p>
      )}
      <p className={styles.note}>
        O WhatsApp abre com o texto pronto; você escolhe a conversa e envia. Aqui fica anotado
        “aberto”, não “enviado”.
      </p>
    </aside>
  );
}

function Bubble({ previewed, photo, texts }: Props & { previewed: Previewed }) {
  const { property, origin } = useSite();
  const { language } = previewed;
  const signer = usePerson()?.name ?? "";
  const house = { property, origin, signer, text: texts?.[language] ?? "" };
  const card = { ...previewed, state: "open" } as const;
  return (
    <div
      className={`${kit.bubble} ${styles.bubble}`}
      lang={language === "pt-BR" ? undefined : language}
    >
      <figure>
        {photo && <Picture photo={{ ...photo, alt: "" }} sizes="22rem" />}
        <figcaption>
          <b>{proposalTitle(card, language)}</b>
          <small>{proposalSummary(card, property.timeZone, language)}</small>
        </figcaption>
      </figure>
      <p>{previewText(previewed, house)}</p>
    </div>
  );
}
