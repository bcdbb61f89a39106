import { useTranslation } from "react-i18next";
import { Message } from "../frame/message.tsx";
import type { ChangeAnswer } from "./change-answer.ts";

/** Why a submitted form changed nothing. */
export function Refusal({ answer }: { answer: ChangeAnswer | undefined }) {
  const { t } = useTranslation();
  if (!answer) return null;
  return (
    <Message kind="error" icon="circle-alert" isAlert>
      {t([`guestChange.refused.${answer.refused}`, "guestChange.refused.other"])}
    </Message>
  );
}
