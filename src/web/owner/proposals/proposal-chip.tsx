import type { ProposalRow } from "../../../contract/owner/proposals.ts";
import { Icon } from "../../ui/icon.tsx";
import { Chip } from "../ui/chip.tsx";
import { situationOf } from "./proposal-words.ts";

type Props = { proposal: Pick<ProposalRow, "state" | "seenAt">; now: number };

export function ProposalChip({ proposal, now }: Props) {
  const { tone, text, icon } = situationOf(proposal, now);
  return (
    <Chip tone={tone}>
      {icon && <Icon name={icon} />}
      {text}
    </Chip>
  );
}
