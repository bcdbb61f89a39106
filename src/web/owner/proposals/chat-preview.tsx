import { guestsInWords } from "../../../contract/guests-words.ts";
import { localTime } from "../../../domain/day.ts";
import { formatDayOfMonth, formatStay } from "../../../domain/format-stay.ts";
import type { Language } from "../../../domain/language.ts";
import type { Photo } from "../../../domain/listing.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import { Picture } from "../../ui/picture.tsx";
import { usePerson } from "../ui/owner-page.tsx";
import { nightsIn } from "../ui/words.ts";
import styles from "./preview.module.css";
import { type Previewed, previewText } from "./preview-text.ts";

type Props = {
  previewed: Previewed | null;
  photo: Photo | null;
  texts: Readonly<Record<Language, string>> | null;
};

/** How it arrives: the picture that the chat shows, and the text that opens with it. */
export function ChatPreview({ previewed, photo, texts }: Props) {
  return (
    <aside className={styles.preview} aria-labelledby="chega">
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
  const { language, stay } = previewed;
  const { shortName, timeZone } = property;
  const signer = usePerson()?.name ?? "";
  const house = { shortName, timeZone, origin, signer, text: texts?.[language] ?? "" };
  const until = formatDayOfMonth(localTime(timeZone, previewed.validUntil).day, "short", "pt-BR");
  return (
    <div className={styles.bubble}>
      <figure>
        {photo && <Picture photo={{ ...photo, alt: "" }} sizes="22rem" />}
        <figcaption>
          <b>
            {previewed.rooms}, {formatStay(stay, "long", "pt-BR")}
          </b>
          <small>
            {nightsIn(stay)}, {guestsInWords(previewed.guests, "pt-BR")},{" "}
            {formatMoney(previewed.total, "pt-BR")}. Vale até {until}
          </small>
        </figcaption>
      </figure>
      <p lang={language === "pt-BR" ? undefined : language}>{previewText(previewed, house)}</p>
    </div>
  );
}
