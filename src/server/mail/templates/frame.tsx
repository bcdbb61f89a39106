import type { ReactNode } from "react";
import type { Language } from "../../../domain/language.ts";
import type { Property } from "../../../domain/property.ts";
import { mailWords } from "../words.ts";
import { styles } from "./styles.ts";

type Props = {
  property: Property;
  language: Language;
  preview: string;
  /** Whose photo the mail carries, if it carries one. */
  photoOf?: string;
  children: ReactNode;
};

/** The card every mail is written on: brand above, the house's address and phones below. */
export function Frame({ property, language, preview, photoOf, children }: Props) {
  const words = mailWords[language];
  return (
    <html lang={language}>
      <head>
        <meta httpEquiv="content-type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width" />
      </head>
      <body style={styles.body}>
        <div style={styles.preview}>{preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={styles.outer}>
                <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.card}>
                  <tbody>
                    <tr>
                      <td style={styles.brandCell}>
                        <Brand name={property.shortName} />
                      </td>
                    </tr>
                    {photoOf && (
                      <tr>
                        <td>
                          <img src="cid:photo" width={600} alt={photoOf} style={styles.photo} />
                        </td>
                      </tr>
                    )}
                    <tr>
                      <td style={styles.text}>{children}</td>
                    </tr>
                  </tbody>
                </table>
                <p style={styles.legal}>
                  {property.name}. {words.rights}
                  <br />
                  {words.phone}: {property.phone} | {property.secondPhone}
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Brand({ name }: { name: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td>
            <img src="cid:logo" width={52} height={30} alt="" style={styles.logo} />
          </td>
          <td style={styles.brand}>{name}</td>
        </tr>
      </tbody>
    </table>
  );
}
