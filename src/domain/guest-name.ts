/** Text that a mail program or a chat turns into a link, or a number that it offers to call. */
const LINK = /[/@\\]|\w\.\p{L}{2,}|\d{4,}/u;

/** Whether a name was typed to put a link into another person's mail. */
export function hasLink(name: string): boolean {
  return LINK.test(name);
}

/** The name as one line of limited length without links; null if nothing is left. */
export function presentable(name: string | null): string | null {
  const line = name
    ?.replace(/[\p{C}\s:/@\\]+/gu, " ")
    .replace(/\.(?=\S)/g, ". ")
    .replace(/\d{4,}/g, "")
    .trim();
  return line ? line.slice(0, 80) : null;
}
