import { useState } from "react";
import { useRevalidator } from "react-router";
import { guestPixReceiptUrl } from "../../../contract/page-urls.ts";
import { LARGEST_RECEIPT } from "../../../domain/hand-pix.ts";
import { newFormKey } from "../../form/form-key.ts";

const LONGEST_WAIT_MS = 90_000;

type Standing =
  | { readonly kind: "none" | "sending" | "sent" }
  | { readonly kind: "refused"; readonly why: string };

/** A picture of the bank's receipt: chosen, checked, and sent once the house is told. */
export function useReceipt(code: string) {
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [standing, setStanding] = useState<Standing>({ kind: "none" });

  function choose(chosen: File | null) {
    const why = chosen && whatIsWrong(chosen);
    setFile(why ? null : chosen);
    setStanding(why ? { kind: "refused", why } : { kind: "none" });
  }

  async function send() {
    if (!file) return;
    setStanding({ kind: "sending" });
    const why = await upload(code, file);
    setStanding(why ? { kind: "refused", why } : { kind: "sent" });
    if (why) return;
    setFile(null);
    void revalidate();
  }

  return { file, standing, choose, send };
}

export type Receipt = ReturnType<typeof useReceipt>;

function whatIsWrong({ type, size }: File): string | null {
  if (!type.startsWith("image/")) return "not-a-picture";
  return size > LARGEST_RECEIPT ? "picture-too-large" : null;
}

/** Refusals by the HTTP layer, as the codes of the page's own checks. */
const sameAs: Readonly<Record<string, string>> = {
  "body-too-large": "picture-too-large",
  "media-type-refused": "picture-unreadable",
};

/** The refusal's code; null if the picture arrived. */
async function upload(code: string, file: File): Promise<string | null> {
  try {
    const answer = await fetch(guestPixReceiptUrl(code), {
      method: "POST",
      headers: { "content-type": file.type, "x-form-key": newFormKey() },
      body: file,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    if (answer.ok) return null;
    const { code: why = "other" }: { code?: string } = await answer.json();
    return sameAs[why] ?? why;
  } catch {
    return "other";
  }
}
