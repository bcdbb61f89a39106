import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { phoneUrl, whatsappUrl } from "../../../contract/page-urls.ts";
import { useSite } from "../../site.ts";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  code?: string;
  /** Begins the message, instead of the booking's code. */
  text?: string;
  className: string | undefined;
  children: ReactNode;
};

/** A chat with the house about a matter, or a call where the house has no WhatsApp. */
export function TalkLink({ code, text, className, children }: Props) {
  const { t } = useTranslation();
  const { phone, whatsapp } = useSite().property;
  const url = whatsapp
    ? whatsappUrl(whatsapp, text ?? t("confirmation.askAbout", { code }))
    : phoneUrl(phone);
  return (
    <a className={className} href={url} rel="noreferrer">
      <Icon name={whatsapp ? "message-circle" : "phone"} />
      {children}
    </a>
  );
}
