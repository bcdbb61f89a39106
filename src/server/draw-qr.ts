import encodeQR from "qr";
import type { QrDrawing } from "../contract/qr.ts";

/** The quiet zone that the QR standard requires. */
const QUIET = 4;

/**
 * Drawn on the server: what it says reaches no third party, and the browser loads no QR library. Low
 * error correction, because a screen is not damaged and fewer modules are easier to scan.
 */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc: "low", border: QUIET });
  const path = rows.map((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""),
  );
  return { size: rows.length, path: path.join("") };
}
