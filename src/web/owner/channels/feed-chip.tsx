import { Check, TriangleAlert } from "lucide-react";
import type { Feed } from "../../../contract/owner/channels.ts";
import { Chip } from "../ui/chip.tsx";
import { plural } from "../ui/words.ts";

/** A feed's state as text and icon, never by colour alone. */
export function FeedChips({ feed }: { feed: Feed }) {
  return (
    <>
      <StateChip feed={feed} />
      {feed.conflicts > 0 && (
        <Chip tone="error">
          <TriangleAlert className="ic" aria-hidden />
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
        <TriangleAlert className="ic" aria-hidden />
        Sem resposta
      </Chip>
    );
  }
  if (answer === null) return <Chip tone="wait">Primeira leitura</Chip>;
  if (answer === "partly-read") return <Chip tone="wait">Lido em parte</Chip>;
  if (answer !== "read") return <Chip tone="wait">Tentando de novo</Chip>;
  return (
    <Chip tone="ok">
      <Check className="ic" aria-hidden />
      Em dia
    </Chip>
  );
}
