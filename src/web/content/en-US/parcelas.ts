export const parcelas = {
  caption: "In how many instalments",
  times: "{{count}} × {{each}}",
  atOnce: "At once, {{each}}",
  total: "{{total}} in total",
  interest: "with {{interest}} of interest, paid by you",
  free: "no interest: the house pays it",
  choose: "You choose the number of instalments on the card's page, before you confirm.",
  unknown: "We cannot work out the instalments just now. Nothing was charged.",
  retry: "Try again",
  byPix: "Pay by Pix",
} as const;
