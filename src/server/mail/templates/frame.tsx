import type { ReactNode } from "react";
import type { Language } from "../../../domain/language.ts";
import { type Property, phonesOf } from "../../../domain/property.ts";
import { mailWords } from "../words.ts";
import { styles } from "./styles.ts";

/**
 * Prints on one page, without elements that are for the screen only. Clients without style support
 * print it as shown.
 */
const onPaper = `@media print {
  @page { size: a4; margin: 12mm }
  .screen { display: none !important }
  .sheet { background: #fff !important; padding: 0 !important }
  .tight { padding: 8px 0 !important }
}`;

type Props = {
  property: Property;
  language: Language;
  preview: string;
  /** Whose photo the mail shows, if any. */
  photoOf?: string;
  foot?: ReactNode;
  children: ReactNode;
};

/** The layout of every mail: logo above, address and phones below. */
export function Frame({ property, language, preview, photoOf, foot, children }: Props) {
  const words = mailWords[language];
  const phones = phonesOf(property).join(" | ");
  return (
    <html lang={language}>
      <head>
        <meta httpEquiv="content-type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width" />
        <style>{onPaper}</style>
      </head>
      <body className="sheet" style={styles.body}>
        <div style={styles.preview}>{preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" className="sheet" style={styles.outer}>
                <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.card}>
                  <tbody>
                    <tr>
                      <td className="tight" style={styles.brandCell}>
                        <Brand name={property.shortName} />
                      </td>
                    </tr>
                    {photoOf && (
                      <tr className="screen">
                        <td>
                          <img src="cid:photo" width={600} alt={photoOf} style={styles.photo} />
                        </td>
                      </tr>
                    )}
                    <tr>
                      <td className="tight" style={styles.text}>
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p style={styles.legal}>
                  {property.name}. {words.rights}
                  {phones && <br />}
                  {phones && `${words.phone}: ${phones}`}
                  {foot && <br />}
                  {foot}
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
