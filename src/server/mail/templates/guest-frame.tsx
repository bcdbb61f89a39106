import type { ReactNode } from "react";
import { inLanguage, verifyUrl } from "../../../contract/page-urls.ts";
import type { MailFacts } from "../facts.ts";
import { mailWords } from "../words.ts";
import { Frame } from "./frame.tsx";
import { styles } from "./styles.ts";

type Props = { facts: MailFacts; preview: string; children: ReactNode };

/** A mail to a guest: with the room's photo, and where to check whether a message is the house's. */
export function GuestFrame({ facts, preview, children }: Props) {
  const { booking, property, listing, photo, siteUrl } = facts;
  const { language } = booking;
  const foot = (
    <a href={`${siteUrl}${inLanguage(verifyUrl, language)}`} style={styles.legalLink}>
      {mailWords[language].verify}
    </a>
  );
  return (
    <Frame
      property={property}
      language={language}
      preview={preview}
      foot={foot}
      {...(photo && { photoOf: listing })}
    >
      {children}
    </Frame>
  );
}
