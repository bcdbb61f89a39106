export const shell = {
  skip: "Skip to content",
  homeLabel: "{{name}}, home page",
  navigation: "Main",
  rooms: "Rooms",
  directions: "Getting here",
  whatsapp: "WhatsApp",
  rights: "© {{year}} {{name}}. All rights reserved",
  cnpj: "CNPJ {{cnpj}}",
  privacy: "Privacy",
  admin: "Owner’s page",
  loading: "Loading…",
  otherLanguage: "Português",
};
