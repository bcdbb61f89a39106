import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GuestPix } from "../../../contract/guest-pix.ts";
import { Message } from "../frame/message.tsx";
import { PixBox } from "../payment/pix-box.tsx";
import { KeyHolder } from "./key-holder.tsx";

/** The code for the house's key, as long as the house has one. */
export function PayBox({ pix, children }: { pix: GuestPix; children?: ReactNode }) {
  const { t } = useTranslation();
  const { qr, brCode, amount, payee } = pix;
  if (!qr) {
    return (
      <Message kind="warn" icon="circle-alert">
        {t("guestPix.noKey")}
      </Message>
    );
  }
  return (
    <PixBox {...{ qr, brCode, amount, payee }}>
      {children}
      <KeyHolder pix={pix} />
    </PixBox>
  );
}
