import type { FeedAnswer } from "../../../domain/feed.ts";
import type { Refusal } from "../form/answer.ts";
import { Notice } from "../ui/notice.tsx";
import { answerWords, isGood } from "./answer-words.ts";

type Props = { name: string; answer: FeedAnswer | null; refusal: Refusal | null };

/** The outcome of a requested read. */
export function SyncOutcome({ name, answer, refusal }: Props) {
  if (refusal) return <Notice kind="error">{refusal.sentence}</Notice>;
  if (!answer) return null;
  return (
    <Notice kind={isGood(answer) ? "done" : "error"}>{answerWords[answer].sentence(name)}</Notice>
  );
}
