import { useRef, useState } from "react";
import { useFormState } from "../form/form-state.ts";

type Row<T> = { readonly key: string; readonly value: T };

export type Rows<T> = {
  readonly list: readonly Row<T>[];
  swap(index: number, other: number): void;
  remove(index: number): void;
};

/** A list in the owner's order, edited in a form. What is typed in a row moves with its key. */
export function useRows<T>(initial: readonly T[], keyOf: (value: T, index: number) => string) {
  const state = useFormState();
  const [isMoved, setMoved] = useState(false);
  const adder = useRef<HTMLElement>(null);
  const [list, setList] = useState<readonly Row<T>[]>(() =>
    initial.map((value, index) => ({ key: keyOf(value, index), value })),
  );
  const change = (to: (now: typeof list) => typeof list) => {
    setList(to);
    setMoved(true);
    state.touch();
  };
  const rows: Rows<T> = {
    list,
    swap(index, other) {
      const [row, neighbour] = [list[index], list[other]];
      if (row && neighbour) change((now) => now.with(index, neighbour).with(other, row));
    },
    remove(index) {
      change((now) => now.toSpliced(index, 1));
      // The pressed button disappears with its row.
      adder.current?.focus();
    },
  };
  return {
    rows,
    adder,
    /** For the rows' fields: what was typed is known by place, and no longer true of moved rows. */
    state: isMoved ? { ...state, typed: null } : state,
    /** Ignored if a row has this key already. */
    add: (key: string, value: T) =>
      change((now) => (now.some((row) => row.key === key) ? now : [...now, { key, value }])),
  };
}
