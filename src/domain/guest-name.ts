/** What a mail program or a chat makes a link of, or a number that it offers to call. */
const LINK = /[/@\\]|\w\.\p{L}{2,}|\d{4,}/u;

/** A name that was typed to put a link into somebody's mail. */
export function hasLink(name: string): boolean {
  return LINK.test(name);
}

/** One line of limited length in which nothing is a link; null if nothing is left. */
export function presentable(name: string | null): string | null {
  const line = name
    ?.replace(/[\p{C}\s:/@\\]+/gu, " ")
    .replace(/\.(?=\S)/g, ". ")
    .replace(/\d{4,}/g, "")
    .trim();
  return line ? line.slice(0, 80) : null;
}
