import encodeQR from "qr";
import type { QrDrawing } from "../../contract/owner/door.ts";

/** Light squares all around, without which cameras do not find it. */
const QUIET = 4;

/** Drawn here, so that the secret in it goes to nobody who draws for us and no code to the browser. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const path = rows.map((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""),
  );
  return { size: rows.length, path: path.join("") };
}
