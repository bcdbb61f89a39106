import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ListingPicture } from "../../../../contract/owner/listings.ts";
import { UploadNews, UploadTile } from "../../form/upload.tsx";
import { useUpload } from "../../form/use-upload.ts";
import type { PhotoForm } from "../listing-form.ts";
import { moved, useDragging } from "../sorting.ts";
import { useDraft } from "./draft-context.ts";
import { PhotoDialog } from "./photo-dialog.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import styles from "./photos.module.css";
import { Section } from "./section.tsx";

export function PhotosSection() {
  const { form, set, update } = useDraft();
  const { photos } = form;
  const [open, setOpen] = useState<string | null>(null);
  const move = (from: number, to: number) => {
    if (to >= 0 && to < photos.length) set({ photos: moved(photos, from, to) });
  };
  const draggable = useDragging(move);
  const adder = useRef<HTMLInputElement>(null);
  const remove = (photo: PhotoForm) => {
    flushSync(() => {
      set({ photos: photos.filter((one) => one !== photo) });
      setOpen(null);
    });
    // The dialog's opener disappears with the photo, so move the focus.
    adder.current?.focus();
  };
  const upload = useUpload((picture) => {
    update((now) => ({ photos: withPicture(now.photos, picture) }));
    // Ask for the alternative text right after the upload.
    setOpen((already) => already ?? picture.id);
  });
  const opened = photos.findIndex(({ id }) => id === open);
  const shown = photos[opened];

  return (
    <Section
      title="Fotos"
      text="Arraste para ordenar, ou use as opções de cada foto. As cinco primeiras formam a grade da página do quarto; a primeira vai para a capa."
    >
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id} {...draggable(index)}>
            <PhotoTile photo={photo} index={index} onOpen={() => setOpen(photo.id)} />
          </li>
        ))}
        <li>
          <UploadTile upload={upload} input={adder} />
        </li>
      </ul>
      <UploadNews upload={upload} />
      {shown && (
        <PhotoDialog
          key={open}
          index={opened}
          onOpen={setOpen}
          onMove={move}
          onRemove={() => remove(shown)}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}

/** A photo that was uploaded twice is added once. */
function withPicture(photos: ReturnType<typeof useDraft>["form"]["photos"], added: ListingPicture) {
  const known = photos.some(({ id }) => id === added.id);
  return known ? photos : [...photos, { ...added, alt: "", altEnglish: "" }];
}
