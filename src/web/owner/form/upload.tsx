import type { RefObject } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { plural } from "../ui/words.ts";
import styles from "./upload.module.css";
import type { Uploading } from "./use-upload.ts";

type Props = {
  upload: Uploading;
  input?: RefObject<HTMLInputElement | null>;
  isOne?: boolean;
};

/** Takes photos from the phone. */
export function UploadTile({ upload, input, isOne = false }: Props) {
  return (
    <label className={styles.tile}>
      <Icon name="upload" />
      Enviar
      <span className="vh">{isOne ? " uma foto" : " fotos"}</span>
      <input
        className="vh"
        ref={input}
        type="file"
        accept="image/*"
        multiple={!isOne}
        onChange={(event) => {
          void upload.send([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </label>
  );
}

/** What became of each, and how many are on their way. */
export function UploadNews({ upload }: { upload: Uploading }) {
  return (
    <>
      {upload.complaints.map((complaint) => (
        <Notice key={complaint} kind="error">
          {complaint}
        </Notice>
      ))}
      <p className={styles.waiting} role="status">
        {upload.waiting > 0 && `Enviando ${plural(upload.waiting, "foto", "fotos")}…`}
      </p>
    </>
  );
}
