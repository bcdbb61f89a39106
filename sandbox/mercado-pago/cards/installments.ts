/** Interest in percent of the whole, by the number of installments. */
const RATES = [0, 5.9, 7.9, 9.9, 11.5, 12.9, 14.3, 15.8, 17.2, 18.4, 19.9, 21.2];
const SMALLEST_PARCEL = 500;
const LARGEST_AMOUNT = 6_000_000;

export type Installment = {
  count: number;
  /** Percent that the buyer pays above the amount. */
  rate: number;
  parcel: number;
  total: number;
};

/** What a card can be charged in, in centavos. Interest up to a number is borne by the account. */
export function installmentsFor(amount: number, interestFreeUpTo: number): Installment[] {
  return RATES.map((usual, index) => {
    const count = index + 1;
    const rate = count <= interestFreeUpTo ? 0 : usual;
    const parcel = Math.round((amount * (1 + rate / 100)) / count);
    return { count, rate, parcel, total: rate === 0 ? amount : parcel * count };
  }).filter(({ count }) => count === 1 || amount >= SMALLEST_PARCEL * count);
}

/** What the account pays so that the buyer pays no interest. */
export function interestBorne(amount: number, { count, rate }: Installment): number {
  return rate === 0 ? Math.round((amount * (RATES[count - 1] ?? 0)) / 100) : 0;
}

const inMoney = (centavos: number) =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" })
    .format(centavos / 100)
    .replace(/\s/g, " ");

export function payerCost({ count, rate, parcel, total }: Installment) {
  const noun = count === 1 ? "parcela" : "parcelas";
  return {
    installments: count,
    installment_rate: rate,
    discount_rate: 0,
    labels: count > 1 && rate === 0 ? ["recommended_interest_free"] : [],
    min_allowed_amount: (SMALLEST_PARCEL * count) / 100,
    max_allowed_amount: LARGEST_AMOUNT / 100,
    recommended_message: `${count} ${noun} de ${inMoney(parcel)} (${inMoney(total)})`,
    installment_amount: parcel / 100,
    total_amount: total / 100,
  };
}
