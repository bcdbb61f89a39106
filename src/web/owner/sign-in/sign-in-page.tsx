import type { ReactNode } from "react";
import { homeUrl } from "../../../contract/page-urls.ts";
import { useSite } from "../../site.ts";
import { Logo } from "../../ui/logo.tsx";
import { Picture } from "../../ui/picture.tsx";
import elements from "../ui/elements.module.css";
import styles from "./sign-in.module.css";

/** The layout of the sign-in pages: a short form beside a picture. */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  const { property } = useSite();
  return (
    <div className={`${styles.door} ${elements.elements}`}>
      <title>{`${title} | ${property.shortName}`}</title>
      <main id="conteudo" className={styles.side}>
        <a className={styles.brand} href={homeUrl}>
          <Logo />
          <b>{property.shortName}</b>
        </a>
        <h1>{title}</h1>
        {children}
      </main>
      <div className={styles.picture}>
        {property.heroPhoto && (
          <Picture
            photo={{ ...property.heroPhoto, alt: "" }}
            sizes="(max-width: 899px) 100vw, 53vw"
            eager
          />
        )}
      </div>
    </div>
  );
}
