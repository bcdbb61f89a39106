import { Eye, EyeOff } from "lucide-react";
import { Chip } from "../ui/chip.tsx";

export function ShownChip({ published }: { published: boolean }) {
  return published ? (
    <Chip tone="ok">
      <Eye aria-hidden /> No site
    </Chip>
  ) : (
    <Chip tone="off">
      <EyeOff aria-hidden /> Escondido
    </Chip>
  );
}
