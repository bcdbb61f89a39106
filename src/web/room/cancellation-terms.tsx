import { useTranslation } from "react-i18next";
import { policySentences } from "../../contract/policy-words.ts";
import type { CancellationStep } from "../../domain/cancellation.ts";
import { useHouse } from "../house.ts";
import { useLanguage } from "../language.ts";

/** A policy with the dates and times of one stay, and how to cancel. */
export function CancellationTerms({ steps }: { steps: readonly CancellationStep[] }) {
  const { t } = useTranslation();
  const { property } = useHouse();
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
