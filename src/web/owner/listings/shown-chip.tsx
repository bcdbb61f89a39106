import { Icon } from "../../ui/icon.tsx";
import { Chip } from "../ui/chip.tsx";

export function ShownChip({ published }: { published: boolean }) {
  return published ? (
    <Chip tone="ok">
      <Icon name="eye" /> No site
    </Chip>
  ) : (
    <Chip tone="off">
      <Icon name="eye-off" /> Escondido
    </Chip>
  );
}
