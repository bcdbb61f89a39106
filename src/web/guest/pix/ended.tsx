import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { guestPageUrl, proposalUrl } from "../../../contract/page-urls.ts";
import { roomsUrl } from "../../../contract/rooms-in-address.ts";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import chip from "../../ui/kit/chip.module.css";
import frame from "../frame/frame.module.css";
import { TalkLink } from "../frame/talk-link.tsx";
import type { PixPageProps } from "./shown.ts";
import { TellForm } from "./tell-form.tsx";

/** The Pix's time is over. A late payment is not lost. */
export function Ended(props: PixPageProps) {
  const { booking, pix } = props;
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { code, checkIn, checkOut } = booking;
  const isTold = pix.toldAt !== null;
  const isHold = pix.purpose === "booking";
  const next = !isHold
    ? ({ to: guestPageUrl(code), words: "guestPix.ended.own" } as const)
    : pix.proposalCode
      ? ({ to: proposalUrl(pix.proposalCode), words: "guestPix.ended.proposal" } as const)
      : ({
          to: roomsUrl(booking.rooms, { stay: { checkIn, checkOut } }),
          words: "guestPix.ended.again",
        } as const);
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <p className={chip.off}>{t("guestPix.ended.chip")}</p>
        <h1>{t(pix.isDisowned ? "guestPix.ended.disowned" : "guestPix.ended.heading")}</h1>
        {pix.isDisowned && <p>{t("guestPix.ended.disownedLead")}</p>}
        {!isTold && !pix.isDisowned && <p>{t(`guestPix.ended.lead.${pix.purpose}`)}</p>}
      </header>
      <div className={actions.actions}>
        <Link className={button.primary} to={local(next.to)}>
          {t(next.words)}
        </Link>
        {isTold && (
          <TalkLink code={code} className={button.line}>
            {t("guestPix.talk")}
          </TalkLink>
        )}
      </div>
      <p>{t(`guestPix.ended.${isTold ? "told" : "paid"}.${pix.purpose}`)}</p>
      {!isTold && <TellForm {...props} words="guestPix.tell" talk="guestPix.talk" isSecond />}
    </div>
  );
}
