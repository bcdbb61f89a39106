const LONGEST = 15;
/** Area code and number, of a land line and of a mobile phone. */
const BRAZILIAN = [10, 11];

/**
 * A phone number in the form of WhatsApp's links: digits with the country code. Null if invalid.
 */
export function chatNumber(phone: string | null): string | null {
  const typed = phone?.trim() ?? "";
  const digits = typed.replaceAll(/\D/g, "");
  if (/^\(?\+/.test(typed)) return within(digits, 8);
  if (digits.startsWith("00")) return within(digits.slice(2), 8);
  // '071 …', as people dial within Brazil.
  const local = digits.replace(/^0/, "");
  if (BRAZILIAN.includes(local.length)) return `55${local}`;
  return within(local, 12);
}

const within = (digits: string, least: number) =>
  digits.length >= least && digits.length <= LONGEST ? digits : null;
