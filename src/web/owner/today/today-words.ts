import type { Today } from "../../../contract/owner/today.ts";
import { plural } from "../ui/words.ts";

/** '2 chegadas, 1 saída e 4 hóspedes na casa. 1 pedido espera resposta.' */
export function summaryOf(now: Today): string {
  const waiting = now.askedChanges.length;
  if (waiting === 0) return dayOf(now);
  return `${dayOf(now)} ${plural(waiting, "pedido espera", "pedidos esperam")} resposta.`;
}

function dayOf({ arrivals, departures, inHouse }: Today): string {
  const staying = [...inHouse, ...departures.filter(({ checkedIn }) => checkedIn)];
  // A portal's stay may not say how many people come: at least one.
  const people = staying.reduce((sum, stay) => sum + Math.max(1, stay.people), 0);
  if (people + arrivals.length + departures.length === 0) {
    return "Hoje ninguém chega, sai ou está na casa.";
  }
  const parts = [
    plural(arrivals.length, "chegada", "chegadas"),
    plural(departures.length, "saída", "saídas"),
  ];
  return `${parts.join(", ")} e ${plural(people, "hóspede", "hóspedes")} na casa.`;
}

/** 'Ninguém chega hoje. Amanhã, 2 chegadas.' */
export function emptyArrivals({ tomorrow: { arrivals } }: Today): string {
  const next = plural(arrivals.length, "chegada", "chegadas");
  return `Ninguém chega hoje.${arrivals.length > 0 ? ` Amanhã, ${next}.` : ""}`;
}
