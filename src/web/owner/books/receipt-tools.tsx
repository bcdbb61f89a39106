import { useEffect, useState } from "react";
import type { Receipt } from "../../../contract/owner/books.ts";
import { whatsappUrl } from "../../../contract/page-urls.ts";
import { chatNumber } from "../../../domain/message-number.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { greetingOf, receiptWords } from "./books-words.ts";

/** The link works without JavaScript; the page itself prints from the browser's menu then. */
export function ReceiptTools({ receipt }: { receipt: Receipt }) {
  const { property } = useSite();
  const canShare = useCanShare();
  const text = receiptWords(receipt, property);
  const number = chatNumber(receipt.guestPhone);
  const chat = number && whatsappUrl(number, `${greetingOf(receipt, property)} ${text}`);
  return (
    <>
      <button type="button" className={button.primary} data-waits onClick={() => print()}>
        <Icon name="printer" />
        Imprimir ou salvar PDF
      </button>
      {chat && (
        <a className={button.line} href={chat} target="_blank" rel="noreferrer">
          <Icon name="message-circle" />
          WhatsApp
        </a>
      )}
      {canShare && (
        <button type="button" className={button.line} onClick={() => share(text)}>
          <Icon name="share-2" />
          Compartilhar
        </button>
      )}
      <noscript>Para imprimir, use o menu do navegador.</noscript>
    </>
  );
}

/** Known in the browser only. */
function useCanShare(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan(typeof navigator.share === "function"), []);
  return can;
}

/** The text alone: nobody outside the team can open the page's URL. */
function share(text: string): void {
  // Closing the share sheet rejects the promise, which is no failure.
  navigator.share({ text }).catch(() => {});
}
