export const head = {
  prices: "Rooms from {{least}} to {{most}} a night in {{place}}.",
  onePrice: "Rooms at {{price}} a night in {{place}}.",
  room_one: "{{price}} / night in {{place}}. Up to {{count}} guest.",
  room_other: "{{price}} / night in {{place}}. Up to {{count}} guests.",
  dates: "{{stay}}, {{year}}",
  stay: "{{dates}}: {{total}} in total, {{nights}}, {{guests}}.",
};
