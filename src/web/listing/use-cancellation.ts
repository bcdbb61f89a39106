import { freeCancellationLine } from "../../contract/policy-words.ts";
import { cancellationSteps, type Purchase, policySoldBy } from "../../domain/cancellation.ts";
import { useLanguage } from "../language.ts";
import { useSite } from "../site.ts";

/** The property's policy applied to a stay that is about to be bought. */
export function useCancellation(purchase: Purchase) {
  const { property } = useSite();
  const language = useLanguage();
  const steps = cancellationSteps(policySoldBy(property), purchase);
  return { steps, line: freeCancellationLine(steps, language) };
}
