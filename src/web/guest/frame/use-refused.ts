import { useNavigation } from "react-router";

/**
 * What the last form was told, once the page shows how things are now: the answer is known before
 * the page has looked again.
 */
export function useRefused<Answer>(answer: Answer | undefined): Answer | undefined {
  return useNavigation().state === "idle" ? answer : undefined;
}
