export const shell = {
  skip: "Pular para o conteúdo",
  homeLabel: "{{name}}, página inicial",
  navigation: "Principal",
  rooms: "Quartos",
  directions: "Como chegar",
  whatsapp: "WhatsApp",
  rights: "© {{year}} {{name}}. Todos os direitos reservados",
  cnpj: "CNPJ {{cnpj}}",
  privacy: "Privacidade",
  admin: "Página administrativa",
  loading: "Carregando…",
  otherLanguage: "English",
} as const;
