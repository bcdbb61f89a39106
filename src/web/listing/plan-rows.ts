import { useTranslation } from "react-i18next";
import type { CurrentRow } from "../../domain/payment-plan.ts";
import type { MoneyRow } from "./quote-lines.tsx";

/** What is paid and what is open, if it is paid in parts. */
export function useMoneyRows(plan: readonly CurrentRow[]): readonly MoneyRow[] {
  const { t } = useTranslation();
  if (plan.length === 0) return [];
  const paid = plan.reduce((sum, row) => sum + row.paid, 0);
  const open = plan.reduce((sum, row) => sum + row.amount, 0) - paid;
  const rows: MoneyRow[] = [
    { label: t("booking.paid"), amount: paid, tone: "paid" },
    { label: t("booking.open"), amount: open, tone: "due" },
  ];
  return rows.filter(({ amount }) => amount > 0);
}
