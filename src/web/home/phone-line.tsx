import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { phoneUrl } from "../../contract/page-urls.ts";
import { useSite } from "../site.ts";
import styles from "./location.module.css";

/** The catalogue's text, with each phone number in it as a link. */
export function PhoneLine() {
  const { t } = useTranslation();
  const { phone, secondPhone } = useSite().property;
  const line = t("home.location.phone", { first: phone, second: secondPhone });
  const [before = "", rest = ""] = splitOnce(line, phone);
  const [between = "", after = ""] = splitOnce(rest, secondPhone);
  return (
    <p className={styles.phones}>
      {[
        [before, phone],
        [between, secondPhone],
      ].map(([words, number = ""]) => (
        <Fragment key={number}>
          {words}
          <a href={phoneUrl(number)}>{number}</a>
        </Fragment>
      ))}
      {after}
    </p>
  );
}

function splitOnce(text: string, at: string): string[] {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + at.length)];
}
