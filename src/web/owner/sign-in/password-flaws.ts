import type { PasswordFlaw } from "../../../domain/password.ts";

/** Wherever a new password is chosen. */
export const passwordFlaws: Readonly<Record<PasswordFlaw, string>> = {
  short: "A senha precisa de pelo menos 12 caracteres.",
  common: "Essa senha está entre as primeiras que alguém tentaria. Escolha uma frase só sua.",
  own: "Essa senha é feita do seu nome, do e-mail ou do nome da pousada. Escolha outras palavras.",
};
