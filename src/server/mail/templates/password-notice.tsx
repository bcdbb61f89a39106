import type { Property } from "../../../domain/property.ts";
import { Frame } from "./frame.tsx";
import { styles } from "./styles.ts";

export type PasswordNoticeFacts = {
  readonly property: Property;
  readonly name: string;
  /** Where a new password can be requested. */
  readonly url: string;
};

const title = "Sua senha foi trocada";

/** Sent to the person's mailbox, in case another person changed the password. */
export function PasswordNotice({ property, name, url }: PasswordNoticeFacts) {
  return (
    <Frame property={property} language="pt-BR" preview={title}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>
        {name}, a senha com que você entra no painel da {property.shortName} foi trocada agora há
        pouco. Os outros aparelhos saíram e só entram com a senha nova.
      </p>
      <p>Foi você? Então está tudo certo.</p>
      <p>
        Não foi você? Escolha outra senha já, pelo botão. Depois confira os aparelhos e o código no
        celular em Sua segurança.
      </p>
      <p>
        <a href={url} style={styles.primary}>
          Escolher outra senha
        </a>
      </p>
    </Frame>
  );
}
