import { type DragEvent, useState } from "react";

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Drag and drop within a list. Buttons do the same for the keyboard. */
export function useDragging(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return (index: number) => ({
    draggable: true,
    "data-dragged": dragged === index || undefined,
    "data-over": (dragged !== null && dragged !== index && over === index) || undefined,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = "move";
      setDragged(index);
    },
    onDragOver(event: DragEvent) {
      // Ignore files dragged in from elsewhere.
      if (dragged === null) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged !== index) move(dragged, index);
      stop();
    },
    onDragEnd: stop,
  });
}
