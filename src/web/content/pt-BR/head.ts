export const head = {
  prices: "Quartos de {{least}} a {{most}} por noite em {{place}}.",
  onePrice: "Quartos por {{price}} a noite em {{place}}.",
  room_one: "{{price}} / noite em {{place}}. Até {{count}} hóspede.",
  room_other: "{{price}} / noite em {{place}}. Até {{count}} hóspedes.",
  dates: "{{stay}} de {{year}}",
  stay: "{{dates}}: {{total}} no total, {{nights}}, {{guests}}.",
} as const;
