import type { Property } from "../../../domain/property.ts";
import { Frame } from "./frame.tsx";
import { styles } from "./styles.ts";

export type PasswordLinkFacts = {
  readonly property: Property;
  readonly name: string;
  readonly url: string;
  readonly kind: "invitation" | "reset";
};

const words = {
  invitation: {
    title: "Você foi convidado",
    text: (property: string) =>
      `A ${property} convidou você para o painel da casa. Escolha uma senha para entrar.`,
    button: "Escolher a senha",
    ignore: "Não esperava este convite? Apague esta mensagem e nada acontece.",
  },
  reset: {
    title: "Nova senha",
    text: () => "Alguém pediu uma nova senha para entrar no painel. Escolha a sua pelo botão.",
    button: "Escolher a nova senha",
    ignore: "Não foi você? Apague esta mensagem: a senha de hoje continua valendo.",
  },
};

/** The link to set a password, for an invitation or a reset. */
export function PasswordLink({ property, name, url, kind }: PasswordLinkFacts) {
  const { title, text, button, ignore } = words[kind];
  return (
    <Frame property={property} language="pt-BR" preview={title}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>
        {name}, {text(property.shortName).replace(/^./, (first) => first.toLowerCase())}
      </p>
      <p>
        <a href={url} style={styles.primary}>
          {button}
        </a>
      </p>
      <p>O endereço vale por 24 horas e serve uma vez só.</p>
      <p>{ignore}</p>
    </Frame>
  );
}
