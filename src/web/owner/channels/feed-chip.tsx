import type { Feed } from "../../../contract/owner/channels.ts";
import { Icon } from "../../ui/icon.tsx";
import { Chip } from "../ui/chip.tsx";
import { plural } from "../ui/words.ts";

/** A feed's state as text and icon, never by colour alone. */
export function FeedChips({ feed }: { feed: Feed }) {
  return (
    <>
      <StateChip feed={feed} />
      {feed.conflicts > 0 && (
        <Chip tone="error">
          <Icon name="triangle-alert" />
          {plural(feed.conflicts, "conflito", "conflitos")}
        </Chip>
      )}
    </>
  );
}

function StateChip({ feed: { silent, answer } }: { feed: Feed }) {
  if (answer === "empty") return <Chip tone="wait">Veio vazio</Chip>;
  if (silent) {
    return (
      <Chip tone="error">
        <Icon name="triangle-alert" />
        Sem resposta
      </Chip>
    );
  }
  if (answer === null) return <Chip tone="wait">Primeira leitura</Chip>;
  if (answer === "partly-read") return <Chip tone="wait">Lido em parte</Chip>;
  if (answer !== "read") return <Chip tone="wait">Tentando de novo</Chip>;
  return (
    <Chip tone="ok">
      <Icon name="check" />
      Em dia
    </Chip>
  );
}
