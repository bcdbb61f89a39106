const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats midnight UTC of a day, so no zone can move it to a neighbour. Making a formatter costs
 * far more than using it, and a page full of days uses few.
 */
export function dayFormatter(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  formatters.set(key, formatter);
  return formatter;
}
