import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { proposalUrl } from "../../../contract/page-urls.ts";
import { useLocalUrl } from "../../language.ts";
import chip from "../../ui/kit/chip.module.css";
import frame from "../frame/frame.module.css";
import { useWhen } from "../payment/use-when.ts";
import { KeyHolder } from "./key-holder.tsx";
import { MayYield } from "./may-yield.tsx";
import { PayBox } from "./pay-box.tsx";
import styles from "./pix.module.css";
import type { PixPageProps } from "./shown.ts";
import { TellForm } from "./tell-form.tsx";

/** The house looked at its bank and did not find it. */
export function Missing(props: PixPageProps) {
  const { booking, pix } = props;
  const { t } = useTranslation();
  const local = useLocalUrl();
  const until = useWhen(booking.now)(pix.until);
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <p className={chip.error}>{t("guestPix.missing.chip")}</p>
        <h1>{t("guestPix.missing.heading")}</h1>
        <p>{t(`guestPix.missing.lead.${pix.purpose}`, { until })}</p>
      </header>
      <MayYield booking={booking} pix={pix} />
      {pix.qr && <KeyHolder pix={pix} />}
      <TellForm {...props} words="guestPix.tellAgain" talk="guestPix.talk" />
      {pix.proposalCode && pix.purpose === "booking" && (
        <p>
          <Link to={local(proposalUrl(pix.proposalCode))}>{t("guestPix.ended.proposal")}</Link>
        </p>
      )}
      <details className={styles.again}>
        <summary>{t("guestPix.missing.code")}</summary>
        <PayBox pix={pix} />
      </details>
    </div>
  );
}
