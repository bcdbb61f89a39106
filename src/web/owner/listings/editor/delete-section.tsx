import button from "../../../ui/button.module.css";
import { Refused } from "../../form/refused.tsx";
import styles from "../channels/channels.module.css";
import { useDraft } from "./draft-context.ts";
import { Section } from "./section.tsx";

/** At the end of the page, and only for a room that is not published. */
export function DeleteSection() {
  const { kept, deleting, remove } = useDraft();
  if (kept.published) return null;
  const { name } = kept.listing.portuguese;
  return (
    <Section
      title="Apagar quarto"
      text={
        kept.hasHistory
          ? "Este quarto tem reservas ou noites de outros sites na história da casa, por isso fica guardado. Escondido, ninguém o vê no site."
          : "Ninguém reservou este quarto ainda."
      }
    >
      {!kept.hasHistory && (
        <div className={styles.part}>
          <details className={styles.ask}>
            <summary>Apagar para sempre</summary>
            <p>
              Textos, preços, bloqueios e calendários ligados a {name} se perdem, e a porta que só
              ele usa também. Não dá para desfazer.
            </p>
            <button
              type="button"
              className={button.line}
              disabled={deleting.isBusy}
              onClick={remove}
            >
              Sim, apagar {name}
            </button>
            <Refused sending={deleting} />
          </details>
        </div>
      )}
    </Section>
  );
}
