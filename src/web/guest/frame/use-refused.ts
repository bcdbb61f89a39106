import { useNavigation } from "react-router";

/** The last form's answer, once the page has reloaded its data: the answer arrives before them. */
export function useRefused<Answer>(answer: Answer | undefined): Answer | undefined {
  return useNavigation().state === "idle" ? answer : undefined;
}
