/** 'HH:MM' as people say it: '14h' and '14h30' in Portuguese, '2 PM' and '2:30 PM' in English. */
export function formatHour(time: string, language: string): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  if (language === "pt-BR") return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
  return new Intl.DateTimeFormat(language, {
    hour: "numeric",
    ...(minutes === "00" ? {} : { minute: "2-digit" }),
    timeZone: "UTC",
  }).format(Date.UTC(2000, 0, 1, Number(hours), Number(minutes)));
}
