import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";

export type StayDraft = {
  readonly listingId: string;
  readonly checkIn: string;
  readonly checkOut: string;
};

type DatesProps<D> = {
  draft: D;
  onDraft: (draft: D) => void;
  labels: { readonly from: string; readonly until: string };
};

export function StayDates<D extends StayDraft>({ draft, onDraft, labels }: DatesProps<D>) {
  return (
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
  );
}

type Props = DatesProps<StayDraft> & { rooms: readonly TimelineRow[] };

/** A room and two dates, as an alternative to dragging. */
export function StayFields({ rooms, ...dates }: Props) {
  const { draft, onDraft } = dates;
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
      <StayDates {...dates} />
    </>
  );
}
