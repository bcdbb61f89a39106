import {
  isHour,
  LEAST_MINUTES_OF_USE,
  latestCheckIn,
  minutesOfUse,
} from "../../../domain/daily-rate.ts";
import { plural } from "../ui/words.ts";

/** '20h30', not '20 horas e meia': it is read beside clock times. */
function long(minutes: number): string {
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  return rest === 0 ? plural(hours, "hora", "horas") : `${hours}h${String(rest).padStart(2, "0")}`;
}

export function hoursWords(checkIn: string, checkOut: string): string {
  if (!isHour(checkIn) || !isHour(checkOut)) return "";
  const minutes = minutesOfUse(checkIn, checkOut);
  const words = `Numa diária, o hóspede fica com ${long(minutes)} de quarto.`;
  return minutes < LEAST_MINUTES_OF_USE ? `${words} O mínimo são 21 horas.` : words;
}

export function hoursRefused(checkIn: string, checkOut: string): string {
  if (!isHour(checkIn) || !isHour(checkOut)) return "";
  return `Assim o hóspede fica com ${long(minutesOfUse(checkIn, checkOut))}, e a Portaria MTur 28/2025 garante pelo menos 21 das 24 horas da diária: no máximo 3 são para a limpeza. Com saída até ${checkOut}, a entrada pode ser no máximo às ${latestCheckIn(checkOut)}.`;
}
