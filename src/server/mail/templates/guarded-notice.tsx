import type { Activity } from "../../../domain/activity.ts";
import type { Property } from "../../../domain/property.ts";
import { guardedWords } from "../guarded-words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { Frame } from "./frame.tsx";
import { styles } from "./styles.ts";

export type GuardedNoticeFacts = {
  readonly property: Property;
  readonly name: string;
  /** Null if the person was removed. */
  readonly by: string | null;
  readonly activity: Activity;
  /** The time as text. */
  readonly at: string;
  /** The page with all entries. */
  readonly url: string;
};

const title = "Mudança importante no painel";

/**
 * Sent to every owner, also to the one who made the change: another person may have used that
 * session.
 */
export function GuardedNotice({ property, name, by, activity, at, url }: GuardedNoticeFacts) {
  const { what, facts } = guardedWords(activity);
  return (
    <Frame property={property} language="pt-BR" preview={title}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>
        {name}, {by ?? "alguém que já não está no painel"} {what}, {at}.
      </p>
      {facts.length > 0 && (
        <FactsTable>
          {facts.map(([label, words]) => (
            <Fact key={label} label={label}>
              <b>{words}</b>
            </Fact>
          ))}
        </FactsTable>
      )}
      <p>Era o combinado? Então está tudo certo.</p>
      <p>
        Não era? Troque a sua senha já, saia de todos os aparelhos em Sua segurança e ponha a chave
        certa de volta em Pix na chave da casa, dizendo que a outra não é da casa. Avisamos os
        hóspedes que estavam pagando.
      </p>
      <p>
        <a href={url} style={styles.primary}>
          Ver o Registro
        </a>
      </p>
    </Frame>
  );
}
