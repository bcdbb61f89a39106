import { useMemo, useRef, useState } from "react";
import type { RoomInEditor } from "../../../../contract/owner/rooms.ts";
import { type Complaints, readRoomForm } from "../read-room-form.ts";
import { rebase } from "../rebase.ts";
import { countChanges, formOf, type RoomForm } from "../room-form.ts";
import { useEditor } from "./use-editor.ts";

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

  const saving = useEditor<RoomInEditor>(initial.id, (room) => {
    setKept(room);
    // Text typed while the request was in flight is kept.
    setForm((now) => (now === sent.current ? formOf(room) : now));
    setTried(false);
    setClashes(null);
  });
  const publishing = useEditor<RoomInEditor>(initial.id, setKept);
  const [isGone, setGone] = useState(false);
  const deleting = useEditor<null>(initial.id, () => {
    setForm(base);
    setGone(true);
  });
  const reloading = useEditor<RoomInEditor>(initial.id, (room) => {
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
      if (reading.value) {
        const room = JSON.stringify(reading.value);
        saving.send({ intent: "save", version: `${kept.version}`, room });
      }
      return Object.keys(reading.complaints);
    },
    publish: (published: boolean) =>
      publishing.send({
        intent: "publish",
        version: `${kept.version}`,
        published: published ? "yes" : "no",
      }),
    /** What is typed and not saved goes with it. */
    remove: () => deleting.send({ intent: "delete", version: `${kept.version}` }),
    discard() {
      setForm(base);
      setTried(false);
    },
    /** Takes over what others have saved; what was typed here stays. */
    reload: () => reloading.send({ intent: "look-again" }),
  };
}

export type RoomDraft = ReturnType<typeof useRoomDraft>;
