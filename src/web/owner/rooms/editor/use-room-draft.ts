import { useMemo, useRef, useState } from "react";
import type { RoomInEditor } from "../../../../contract/owner/rooms.ts";
import { type Complaints, readRoomForm } from "../read-room-form.ts";
import { rebase } from "../rebase.ts";
import { countChanges, formOf, type RoomForm } from "../room-form.ts";
import { useAsk } from "./use-ask.ts";

const NONE: Complaints = {};

/** The saved room, the draft, and the transitions between them. */
export function useRoomDraft(initial: RoomInEditor) {
  const [kept, setKept] = useState(initial);
  const [form, setForm] = useState(() => formOf(initial));
  const [tried, setTried] = useState(false);
  const [clashes, setClashes] = useState<readonly (keyof RoomForm)[] | null>(null);
  const sent = useRef(form);
  const base = useMemo(() => formOf(kept), [kept]);
  const reading = readRoomForm(form);

  const saving = useAsk<RoomInEditor>(initial.id, (room) => {
    setKept(room);
    // Text typed while the request was in flight is kept.
    setForm((now) => (now === sent.current ? formOf(room) : now));
    setTried(false);
    setClashes(null);
  });
  const publishing = useAsk<RoomInEditor>(initial.id, setKept);
  const [isGone, setGone] = useState(false);
  const deleting = useAsk<null>(initial.id, () => {
    setForm(base);
    setGone(true);
  });
  const reloading = useAsk<RoomInEditor>(initial.id, (room) => {
    const rebased = rebase(base, form, formOf(room));
    setKept(room);
    setForm(rebased.form);
    setClashes(rebased.clashes);
  });

  return {
    kept,
    form,
    set: (change: Partial<RoomForm>) => setForm((now) => ({ ...now, ...change })),
    update: (change: (now: RoomForm) => Partial<RoomForm>) =>
      setForm((now) => ({ ...now, ...change(now) })),
    changes: countChanges(base, form),
    complaints: tried ? reading.complaints : NONE,
    clashes,
    saving,
    publishing,
    deleting,
    isGone,
    reloading,
    /** Returns the invalid fields, if any. */
    save(): string[] {
      setTried(true);
      setClashes(null);
      sent.current = form;
      if (reading.value) saving.ask({ does: "save", version: kept.version, room: reading.value });
      return Object.keys(reading.complaints);
    },
    publish: (published: boolean) =>
      publishing.ask({ does: "publish", version: kept.version, published }),
    /** Unsaved changes are deleted with it. */
    remove: () => deleting.ask({ does: "delete", version: kept.version }),
    discard() {
      setForm(base);
      setTried(false);
    },
    /** Rebases the draft on what others have saved. */
    reload: () => reloading.ask({ does: "look-again" }),
  };
}

export type RoomDraft = ReturnType<typeof useRoomDraft>;
