export function money(amount: number, currency = "brl"): string {
  const format = new Intl.NumberFormat("pt-BR", { style: "currency", currency });
  return format.format(amount / 100);
}

export function time(ms: number | null): string {
  if (ms === null) return "";
  const format = new Intl.DateTimeFormat("pt-BR", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "America/Sao_Paulo",
  });
  return format.format(ms);
}
