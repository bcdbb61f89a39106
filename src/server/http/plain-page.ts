import { inMarkup } from "./markup.ts";

/** For a person who waits in front of a browser when not even a page can be made. */
export function plainPage(title: string, sentence: string): string {
  const [heading, text] = [title, sentence].map(inMarkup);
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="">Tentar de novo</a></p>
</html>
`;
}
