import { type CancellationStep, freeStep } from "../domain/cancellation.ts";
import { formatMinute } from "../domain/format-hour.ts";
import type { Language } from "../domain/language.ts";

type Words = {
  readonly free: (until: string) => string;
  readonly all: (until: string) => string;
  readonly regret: (until: string) => string;
  readonly part: (until: string, percent: number) => string;
  readonly afterwards: string;
  readonly never: string;
};

const words: Record<Language, Words> = {
  "pt-BR": {
    free: (until) => `Cancelamento grátis até ${until}`,
    all: (until) => `Até ${until}: devolvemos tudo.`,
    regret: (until) => `Até ${until}: devolvemos tudo (direito de arrependimento, CDC art. 49).`,
    part: (until, percent) => `Até ${until}: devolvemos ${percent}%.`,
    afterwards: "Depois disso, não há devolução.",
    never: "Para essa data de chegada, não há devolução.",
  },
  "en-US": {
    free: (until) => `Free cancellation until ${until}`,
    all: (until) => `Until ${until}: full refund.`,
    regret: (until) =>
      `Until ${until}: full refund (right of withdrawal, Brazil's consumer code, art. 49).`,
    part: (until, percent) => `Until ${until}: ${percent}% refund.`,
    afterwards: "After that, no refund.",
    never: "For this arrival date, there is no refund.",
  },
};

/** Until when cancellation is free, in one line; null if it never is. */
export function freeCancellationLine(
  steps: readonly CancellationStep[],
  language: Language,
): string | null {
  const free = freeStep(steps);
  return free && words[language].free(formatMinute(free.until, "long", language));
}

/** A policy as sentences with dates and times: the same text everywhere. */
export function policySentences(
  steps: readonly CancellationStep[],
  language: Language,
): readonly string[] {
  const { afterwards, never } = words[language];
  if (steps.length === 0) return [never];
  return [...steps.map((step) => stepSentence(step, language)), afterwards];
}

export function stepSentence(step: CancellationStep, language: Language): string {
  const { all, regret, part } = words[language];
  const until = formatMinute(step.until, "with-year", language);
  if (step.isRegret) return regret(until);
  return step.refundPercent === 100 ? all(until) : part(until, step.refundPercent);
}
