const formatters = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/**
 * Formats midnight UTC of a day, so no zone can move it to a neighbour. Making a formatter costs
 * far more than using it: the same options object gets the same formatter again.
 */
export function dayFormatter(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const known = formatters.get(options)?.get(language);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  const byLanguage = formatters.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  formatters.set(options, byLanguage.set(language, formatter));
  return formatter;
}
