import encodeQR from "qr";
import type { QrDrawing } from "../../contract/owner/sign-in.ts";

/** Light squares all around, without which cameras do not find it. */
const QUIET = 4;

/**
 * Drawn here, so that the secret in it goes to nobody who draws for us and no code to the browser. A
 * screen has no torn corners: little is said twice, and the squares are large.
 */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc: "low", border: QUIET });
  const path = rows.map((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""),
  );
  return { size: rows.length, path: path.join("") };
}
