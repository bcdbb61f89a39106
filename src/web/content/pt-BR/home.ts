export const home = {
  aboutUs: "Sobre Nós",
  rooms: {
    heading: "Clique na foto para reservar",
    empty: "Não há quartos disponíveis.",
    perNight: "{{price}} / noite",
    capacity_one: "Até {{count}} hóspede",
    capacity_other: "Até {{count}} hóspedes",
    failed: "Não conseguimos mostrar os quartos agora.",
    retry: "Tentar de novo",
    callUs: "Ou ligue para {{phone}}.",
  },
  location: { heading: "Localização", phone: "Telefone: {{first}} | {{second}}", email: "Email: " },
} as const;
