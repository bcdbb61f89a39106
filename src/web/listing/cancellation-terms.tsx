import { useTranslation } from "react-i18next";
import { policySentences } from "../../contract/policy-words.ts";
import type { CancellationStep } from "../../domain/cancellation.ts";
import { useLanguage } from "../language.ts";
import { useSite } from "../site.ts";

/** A policy with the dates and times of one stay, and how to cancel. */
export function CancellationTerms({ steps }: { steps: readonly CancellationStep[] }) {
  const { t } = useTranslation();
  const { property } = useSite();
  return (
    <>
      <ul>
        {policySentences(steps, useLanguage()).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{t("booking.cancellation.how", { phone: property.phone })}</p>
    </>
  );
}
