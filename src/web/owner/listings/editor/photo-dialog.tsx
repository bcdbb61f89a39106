import button from "../../../ui/button.module.css";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import modal from "../../../ui/kit/modal.module.css";
import { Picture } from "../../../ui/picture.tsx";
import field from "../../form/field.module.css";
import type { PhotoForm } from "../listing-form.ts";
import { useDraft } from "./draft-context.ts";
import { DraftField } from "./draft-field.tsx";
import styles from "./photo-dialog.module.css";

type Props = {
  index: number;
  onOpen(photoId: string): void;
  onMove(from: number, to: number): void;
  onRemove(): void;
  onClose(): void;
};

/** All actions on one photo, by touch, mouse or keyboard. */
export function PhotoDialog({ index, onOpen, onMove, onRemove, onClose }: Props) {
  const { form, set } = useDraft();
  const { photos } = form;
  const photo = photos[index];
  if (!photo) return null;
  const change = (what: Partial<PhotoForm>) =>
    set({ photos: photos.map((one) => (one === photo ? { ...one, ...what } : one)) });
  const undescribed = photos.find(({ id, alt }) => id !== photo.id && alt.trim() === "");
  const title = `Foto ${index + 1} de ${photos.length}`;
  return (
    <Dialog label={title} onClose={onClose} className={modal.modal}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className={button.icon} aria-label="Fechar" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>
        <Picture photo={{ ...photo, alt: "" }} sizes="32rem" eager />
        <DraftField
          path={`photos.${index}.description`}
          label="O que se vê na foto"
          hint="Para quem ouve a página em vez de ver, e para os buscadores."
          value={photo.alt}
          maxLength={200}
          onType={(alt) => change({ alt })}
        />
        <DraftField
          path={`photos.${index}.english`}
          label="Em inglês"
          hint="Vazio, o site usa o texto em português."
          value={photo.altEnglish}
          maxLength={200}
          onType={(altEnglish) => change({ altEnglish })}
        />
        <div className={field.actions}>
          <button
            type="button"
            className={button.line}
            aria-disabled={index === 0 || undefined}
            onClick={() => onMove(index, 0)}
          >
            <Icon name="star" /> Usar como capa
          </button>
          <button
            type="button"
            className={button.line}
            aria-disabled={index === 0 || undefined}
            onClick={() => onMove(index, index - 1)}
          >
            <Icon name="arrow-left" /> Mover para antes
          </button>
          <button
            type="button"
            className={button.line}
            aria-disabled={index === photos.length - 1 || undefined}
            onClick={() => onMove(index, index + 1)}
          >
            <Icon name="arrow-right" /> Mover para depois
          </button>
          <button type="button" className={button.quiet} onClick={onRemove}>
            <Icon name="trash-2" /> Apagar foto
          </button>
        </div>
      </div>
      <div className={styles.foot}>
        {undescribed && (
          <button type="button" className={button.quiet} onClick={() => onOpen(undescribed.id)}>
            Próxima sem descrição
          </button>
        )}
        <button type="button" className={button.primary} onClick={onClose}>
          Pronto
        </button>
      </div>
    </Dialog>
  );
}
