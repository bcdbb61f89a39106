/** The text of a file's default function, for a script in the page: see tools/script-text.ts. */
declare module "*?script" {
  const text: string;
  export default text;
}
