const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** PostgreSQL answers anything else with an error, which an address typed wrong does not deserve. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
