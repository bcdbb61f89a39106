import type { QrDrawing } from "../../contract/qr.ts";
import styles from "./qr-code.module.css";

/** Black on white in every theme: cameras need the contrast. */
export function QrCode({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
