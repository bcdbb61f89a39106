import type { TimelineRow } from "../../../contract/owner/timeline.ts";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";

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
  return (
    <>
      <Field label="Quarto">
        <select
          className={field.input}
          name="quarto"
          value={draft.listingId}
          onChange={({ target }) => onDraft({ ...draft, listingId: target.value })}
        >
          {rooms.map(({ listingId, name }) => (
            <option key={listingId} value={listingId}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <div className={field.two}>
        <Field label={labels.from}>
          <input
            className={field.input}
            type="date"
            name="de"
            required
            value={draft.checkIn}
            onChange={({ target }) => onDraft({ ...draft, checkIn: target.value })}
          />
        </Field>
        <Field label={labels.until}>
          <input
            className={field.input}
            type="date"
            name="ate"
            required
            value={draft.checkOut}
            onChange={({ target }) => onDraft({ ...draft, checkOut: target.value })}
          />
        </Field>
      </div>
    </>
  );
}
