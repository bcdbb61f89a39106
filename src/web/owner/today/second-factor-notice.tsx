import { Link } from "react-router";
import { protectUrl } from "../../../contract/owner-urls.ts";
import { useSite } from "../../site.ts";
import { usePerson } from "../ui/owner-page.tsx";
import { moment } from "../ui/words.ts";
import styles from "./second-factor-notice.module.css";

/** Shown until the deadline; after that only the set-up page opens. */
export function SecondFactorNotice() {
  const { timeZone } = useSite().property;
  const ask = usePerson()?.secondFactorAsk;
  if (ask?.kind !== "put-off") return null;
  return (
    <p className={styles.notice}>
      <span>
        Falta o código no celular. Depois de {moment(ask.until, timeZone)}, o painel só abre com
        ele.
      </span>
      <Link className="tap" to={protectUrl}>
        Ligar agora
      </Link>
    </p>
  );
}
