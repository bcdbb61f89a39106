import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useActionData, useNavigation } from "react-router";
import { guestCancelUrl } from "../../../contract/page-urls.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { useLocalUrl } from "../../language.ts";
import type { Cancelling } from "./cancelling.ts";
import { ASKING, ROOM } from "./fields.ts";
import { QuestionDialog } from "./question.tsx";

type Props = {
  cancelling: Cancelling;
  /** The button's class. */
  className: string | undefined;
  words: "guestCancel.cancelAndGet" | "guestCancel.cancelForNothing" | "guestCancel.differs.go";
};

/** The first press opens the second question; without scripts, as a page. No typed text is sent. */
export function AskButton({ cancelling, className, words }: Props) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const answer = useActionData();
  const isIdle = useNavigation().state === "idle";
  const [opened, setOpened] = useState<{ readonly after: unknown } | null>(null);
  // A refusal is shown on the page, so it closes the dialog.
  const isOpen = opened !== null && (!isIdle || opened.after === answer);
  const { booking, room, offer } = cancelling;
  function ask(event: FormEvent) {
    event.preventDefault();
    setOpened({ after: answer });
  }
  return (
    <>
      <form method="get" action={local(guestCancelUrl(booking.code))} onSubmit={ask}>
        {room && <input type="hidden" name={ROOM} value={room.id} />}
        <input type="hidden" name={ASKING} value="1" />
        <button type="submit" className={className} data-waits aria-haspopup="dialog">
          {t(words, { amount: formatExactMoney(offer.refund, i18n.language) })}
        </button>
      </form>
      {isOpen && <QuestionDialog {...cancelling} onClose={() => setOpened(null)} />}
    </>
  );
}
