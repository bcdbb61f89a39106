const formatters = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/**
 * Formats midnight UTC of a day, so no time zone can shift it. Creating a formatter is expensive,
 * so it is cached per options object.
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
