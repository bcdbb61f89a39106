import { SHORTEST_PASSWORD } from "./person.ts";

/** Too short, too common, or made of the person's own names. */
export type PasswordFlaw = "short" | "common" | "own";

type About = { readonly name: string; readonly email: string; readonly propertyName: string };

/** Minimum number of distinct letters. */
const DIFFERENT = 5;
/** Minimum length after common words are removed. */
const LEFT_OVER = 6;
/** Maximum share of steps to a neighbouring key. */
const IN_ORDER = 0.7;
const ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Null if the password is acceptable. Checked offline. */
export function flawOf(password: string, about: About): PasswordFlaw | null {
  if (password.length < SHORTEST_PASSWORD) return "short";
  const plain = plainly(password);
  const isCommon = new Set(plain).size < DIFFERENT || isRepeated(plain) || isInOrder(plain);
  if (isCommon || without(plain, commonWords).length < LEFT_OVER) return "common";
  const known = without(plain, [...commonWords, ...wordsOf(about)]);
  return known.length < LEFT_OVER ? "own" : null;
}

/** Normalised as a guesser would: no accents, capitals or punctuation. */
function plainly(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9@$]/g, "")
    .replaceAll("@", "a")
    .replaceAll("$", "s");
}

/** A short pattern repeated, with an incomplete last repetition. */
function isRepeated(plain: string): boolean {
  return Array.from({ length: 6 }, (_, index) => index + 1).some((period) =>
    [...plain].every((letter, at) => letter === plain[at % period]),
  );
}

function isInOrder(plain: string): boolean {
  const steps = [...plain].slice(1).map((letter, at) => `${plain[at]}${letter}`);
  const isStep = (pair: string) =>
    pair[0] === pair[1] ||
    ROWS.some((row) => row.includes(pair) || [...row].reverse().join("").includes(pair));
  return steps.filter(isStep).length >= steps.length * IN_ORDER;
}

function wordsOf({ name, email, propertyName }: About): string[] {
  return `${name} ${email} ${propertyName}`
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainly)
    .filter((word) => word.length > 2);
}

/** What remains without these words and the digits around them. */
function without(plain: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const rests = [plain, spelledOut(plain), spelledOut(plain.replace(/\d+$/, ""))].map((text) =>
    longestFirst
      .reduce((rest, word) => rest.replaceAll(word, " "), text)
      .replaceAll(/(^|\s)\d+|\d+(?=\s|$)|\s/g, ""),
  );
  return rests.sort((one, other) => one.length - other.length)[0] ?? "";
}

/** Digits that stand for letters: s3nh4. */
function spelledOut(plain: string): string {
  return plain.replaceAll(/[013457]/g, (digit) => "oleast"["013457".indexOf(digit)] ?? "");
}

/** The most common parts of passwords in Portuguese and English. */
const commonWords: readonly string[] = [
  ..."senha senhas minhasenha password passw passwd contrasena mudar mudeja alterar trocar".split(
    " ",
  ),
  ..."admin administrador administracao administrator root user usuario login teste test".split(
    " ",
  ),
  ..."welcome bemvindo bemvinda master mestre acesso access entrar abracadabra segredo secret".split(
    " ",
  ),
  ..."qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abcdef abcd abc".split(" "),
  ..."iloveyou teamo amor love princesa princess dragon monkey sunshine football futebol".split(
    " ",
  ),
  ..."brasil brazil flamengo corinthians palmeiras saopaulo vasco gremio cruzeiro santos".split(
    " ",
  ),
  ..."pousada hotel hostel reserva reservas praia bahia verao recepcao dona dono proprietaria".split(
    " ",
  ),
  ..."jesus cristo deus familia maria joao jose ana gabriel letmein trustno superman batman".split(
    " ",
  ),
  ..."janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro".split(
    " ",
  ),
];
