import type { CancellationPolicy } from "../../../domain/property.ts";
import { listWords, plural } from "../ui/words.ts";

/** 'tudo nos 7 dias da compra, 100% até 7 dias antes da chegada e 50% até 2 dias antes' */
export function policyWords({ regretDays, tiers }: CancellationPolicy): string {
  const [first, ...others] = tiers.map(({ daysBefore, refundPercent }) =>
    daysBefore === 0
      ? `${refundPercent}% até o dia`
      : `${refundPercent}% até ${plural(daysBefore, "dia", "dias")} antes`,
  );
  const regret = `tudo nos ${regretDays} dias da compra`;
  return listWords(first ? [regret, `${first} da chegada`, ...others] : [regret]);
}
