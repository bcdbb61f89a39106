import { useMemo, useRef, useState } from "react";
import type { ListingInEditor } from "../../../../contract/owner/listings.ts";
import { countChanges, formOf, type ListingForm } from "../listing-form.ts";
import { type Complaints, readListingForm } from "../read-listing-form.ts";
import { rebase } from "../rebase.ts";
import { useEditor } from "./use-editor.ts";

const NONE: Complaints = {};

/** The saved room, the draft, and the transitions between them. */
export function useListingDraft(initial: ListingInEditor) {
  const [kept, setKept] = useState(initial);
  const [form, setForm] = useState(() => formOf(initial));
  const [tried, setTried] = useState(false);
  const [clashes, setClashes] = useState<readonly (keyof ListingForm)[] | null>(null);
  const sent = useRef(form);
  const base = useMemo(() => formOf(kept), [kept]);
  const reading = readListingForm(form);

  const saving = useEditor<ListingInEditor>(initial.id, (listing) => {
    setKept(listing);
    // Text typed while the request was in flight is kept.
    setForm((now) => (now === sent.current ? formOf(listing) : now));
    setTried(false);
    setClashes(null);
  });
  const publishing = useEditor<ListingInEditor>(initial.id, setKept);
  const [isGone, setGone] = useState(false);
  const deleting = useEditor<null>(initial.id, () => {
    setForm(base);
    setGone(true);
  });
  const reloading = useEditor<ListingInEditor>(initial.id, (listing) => {
    const rebased = rebase(base, form, formOf(listing));
    setKept(listing);
    setForm(rebased.form);
    setClashes(rebased.clashes);
  });

  return {
    kept,
    form,
    set: (change: Partial<ListingForm>) => setForm((now) => ({ ...now, ...change })),
    update: (change: (now: ListingForm) => Partial<ListingForm>) =>
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
        const listing = JSON.stringify(reading.value);
        saving.send({ intent: "save", version: `${kept.version}`, listing });
      }
      return Object.keys(reading.complaints);
    },
    publish: (published: boolean) =>
      publishing.send({
        intent: "publish",
        version: `${kept.version}`,
        published: published ? "yes" : "no",
      }),
    /** Unsaved text is deleted with it. */
    remove: () => deleting.send({ intent: "delete", version: `${kept.version}` }),
    discard() {
      setForm(base);
      setTried(false);
    },
    /** Takes over what others have saved; what was typed here stays. */
    reload: () => reloading.send({ intent: "look-again" }),
  };
}

export type ListingDraft = ReturnType<typeof useListingDraft>;
