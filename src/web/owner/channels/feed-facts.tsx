import type { Feed } from "../../../contract/owner/channels.ts";
import { Fact } from "../timeline/panel.tsx";
import { ago, soon } from "../ui/ago.ts";
import styles from "./channels.module.css";
import { lastAnswer, repeated, soldThere } from "./feed-words.ts";

/** What is known of a feed and since when, stated plainly. */
export function FeedFacts({ feed, now }: { feed: Feed; now: number }) {
  const { answeredAt, nextTryAt, readAt } = feed;
  return (
    <dl className={styles.facts}>
      <Fact name="Sincronizado">{answeredAt === null ? "ainda não" : ago(answeredAt, now)}</Fact>
      <Fact name="Última resposta">{lastAnswer(feed, now)}</Fact>
      <Fact name="Vendido lá" note={repeated(feed)}>
        {soldThere(feed)}
      </Fact>
      <Fact name="Próxima leitura">{soon(nextTryAt, now)}</Fact>
      <Fact name="Leu o nosso">{readAt === null ? "ainda não" : ago(readAt, now)}</Fact>
    </dl>
  );
}
