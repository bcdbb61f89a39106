import { useState } from "react";
import type { ListingPicture } from "../../../contract/owner/listings.ts";
import { pictureUploadUrl } from "../../../contract/page-urls.ts";
import { problems } from "../../../contract/problems.ts";

const LARGEST = 15 * 1024 * 1024;

export type Uploading = ReturnType<typeof useUpload>;

type Sent = { readonly picture: ListingPicture } | { readonly complaint: string };

/**
 * Uploads photos one at a time: a phone's bandwidth is low, and the server encodes one at a time.
 */
export function useUpload(onPicture: (picture: ListingPicture) => void) {
  const [waiting, setWaiting] = useState(0);
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  return {
    waiting,
    complaints,
    async send(files: readonly File[]): Promise<void> {
      setComplaints([]);
      setWaiting((count) => count + files.length);
      for (const file of files) {
        const sent = await sendOne(file);
        setWaiting((count) => count - 1);
        if ("picture" in sent) onPicture(sent.picture);
        else setComplaints((said) => [...said, `${file.name}: ${sent.complaint}`]);
      }
    },
  };
}

async function sendOne(file: File): Promise<Sent> {
  if (file.size > LARGEST) return { complaint: problems["picture-too-large"][1] };
  try {
    const answer = await fetch(pictureUploadUrl, {
      method: "POST",
      // Some phones send no type; the server detects it.
      headers: { "content-type": file.type.startsWith("image/") ? file.type : "image/jpeg" },
      body: file,
    });
    const said = await answer.json();
    return answer.ok ? { picture: said } : { complaint: said.detail ?? problems.unexpected[1] };
  } catch {
    return { complaint: "A foto não chegou. Confira a internet e mande de novo." };
  }
}
