import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../ui/icon.tsx";
import styles from "./rows.module.css";

/** Short facts and ways out, one below the other. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

type Props = {
  icon: IconName;
  title: string;
  text?: ReactNode;
  /** A URL of this site. */
  to?: string;
  /** Another site's URL, or a file. */
  href?: string;
  /** The title's language, if it is not the page's. */
  lang?: string;
};

export function Row({ icon, title, text, to, href, lang }: Props) {
  const words = (
    <>
      <Icon name={icon} />
      <span className={typeof text === "string" ? undefined : styles.long}>
        <b lang={lang}>{title}</b>
        {text && <small>{text}</small>}
      </span>
      {(to || href) && <Icon name="chevron-right" />}
    </>
  );
  return (
    <li>
      {to && (
        <Link className={styles.row} to={to} hrefLang={lang}>
          {words}
        </Link>
      )}
      {href && (
        <a className={styles.row} href={href} rel="noreferrer">
          {words}
        </a>
      )}
      {!to && !href && <div className={styles.row}>{words}</div>}
    </li>
  );
}
