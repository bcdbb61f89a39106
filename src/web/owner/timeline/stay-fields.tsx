import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";

export type StayDraft = {
  readonly listingId: string;
  readonly checkIn: string;
  readonly checkOut: string;
};

type Props = {
  rooms: readonly TimelineRow[];
  draft: StayDraft;
  onDraft: (draft: StayDraft) => void;
  labels: { readonly from: string; readonly until: string };
};

/** A room and two dates, as an alternative to dragging. */
export function StayFields({ rooms, draft, onDraft, labels }: Props) {
  const options = rooms.map(({ listingId, name }) => ({ value: listingId, text: name }));
  return (
    <>
      <Field
        label="Quarto"
        name="listing"
        kind="choice"
        options={options}
        value={draft.listingId}
        onType={(listingId) => onDraft({ ...draft, listingId })}
      />
      <div className={field.two}>
        <Field
          label={labels.from}
          name="from"
          kind="date"
          required
          value={draft.checkIn}
          onType={(checkIn) => onDraft({ ...draft, checkIn })}
        />
        <Field
          label={labels.until}
          name="until"
          kind="date"
          required
          value={draft.checkOut}
          onType={(checkOut) => onDraft({ ...draft, checkOut })}
        />
      </div>
    </>
  );
}
