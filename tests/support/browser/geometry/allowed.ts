export type Allowance = {
  readonly what: "cut" | "cover";
  /** The selector it applies within, or of the covering element. */
  readonly where: string;
  readonly reason: string;
};

/** Texts that may be cut off or covered, and why. Texts for screen readers only are not drawn. */
export const allowed: readonly Allowance[] = [
  {
    what: "cut",
    where: "[role=grid] td > a",
    reason:
      "A double sale in the owner's calendar is as wide as its nights; its page tells everything.",
  },
  {
    what: "cut",
    where: 'a[href^="/admin/casa/"] small',
    reason: "A line that sums up what lies behind its link ends in an ellipsis.",
  },
  {
    what: "cut",
    where: "section[aria-label=Avisos] summary",
    reason: "An alert is one line until it is opened; then it says everything.",
  },
  {
    what: "cut",
    where: "article [aria-expanded=false]",
    reason: "A long note on a guest's card is two lines until it is pressed.",
  },
  {
    what: "cut",
    where: 'a[href="#conteudo"]',
    reason: "The skip link comes in when it is focused.",
  },
  {
    what: "cover",
    where: "dialog[open]",
    reason: "An open popover lies over the page on purpose.",
  },
];
