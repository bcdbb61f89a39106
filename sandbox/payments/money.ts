export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("pt-BR", { style: "currency", currency });
  return format.format(amount / 100);
}
