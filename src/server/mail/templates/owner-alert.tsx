import { adminUrl } from "../../../contract/page-urls.ts";
import type { Property } from "../../../domain/property.ts";
import type { AlertWords } from "../alert-words.ts";
import { Fact, FactsTable } from "./facts-table.tsx";
import { Frame } from "./frame.tsx";
import { styles } from "./styles.ts";

type Props = { property: Property; siteUrl: string; words: AlertWords };

/** For alerts that cannot wait: what happened, and the next step. */
export function OwnerAlert({ property, siteUrl, words }: Props) {
  return (
    <Frame property={property} language="pt-BR" preview={words.title}>
      <h1 style={styles.title}>{words.title}</h1>
      <p style={styles.lead}>{words.text}</p>
      <FactsTable>
        {words.facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </FactsTable>
      <p>
        <a href={`${siteUrl}${adminUrl}${words.path}`} style={styles.primary}>
          {words.button}
        </a>
      </p>
    </Frame>
  );
}
