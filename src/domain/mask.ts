/** Enough to tell two keys or accounts apart, too little to use: 'ma…@…', '…001'. */
export function maskKey(key: string): string {
  return key.includes("@") ? `${key.slice(0, 2)}…@…` : `…${key.slice(-3)}`;
}

/** 'Ma… Ma… Lt…' */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.map((word) => `${word.slice(0, 2)}…`).join(" ");
}
