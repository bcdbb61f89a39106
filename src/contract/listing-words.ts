const feminine = /^(casa|su[ií]te|cabana|vila|varanda|tenda)\b/i;

/** Grammatical gender: 'a Casa inteira', 'o Quarto Mar'. */
export function isFeminine(name: string): boolean {
  return feminine.test(name);
}

/** 'do Quarto Coqueiro', 'da Casa inteira' */
export function ofListing(name: string): string {
  return `${isFeminine(name) ? "da" : "do"} ${name}`;
}
