import type { ReactNode } from "react";
import type { PropertyPhoto, PropertyProblem } from "../../../contract/owner/property.ts";
import type { EditableProperty, SettingName, SettingValue } from "../../../server/owner-api.ts";
import type { IconName } from "../../ui/icon.tsx";
import type { Option } from "../form/control.tsx";
import type { StepUpWords } from "../form/step-up.tsx";

/** How a field is typed and parsed. The type of its value limits the choice. */
type KindOf<T> = [T] extends [boolean]
  ? "tick"
  : [T] extends [number]
    ? "number" | "degrees"
    : null extends T
      ? "text-or-none" | "email-or-none" | "time-or-none" | "whatsapp"
      : "text" | "tel" | "time" | "link" | "choice";
export type FieldKind = KindOf<boolean> | KindOf<number> | KindOf<string> | KindOf<string | null>;

export type FieldWords<K extends FieldKind = FieldKind> = {
  readonly label: string;
  readonly kind: K;
  readonly hint?: string;
  /** Side by side with its neighbours unless it says otherwise. */
  readonly width?: "whole" | "short";
  /** For a choice. */
  readonly options?: (value: string) => readonly Option[];
};

export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What a page shows: the property, and the pictures to choose from. */
export type Shown = {
  readonly property: EditableProperty;
  readonly photos: readonly PropertyPhoto[];
};

/** More specific sentences, by the last segment of the field's name. */
export type Explained = Readonly<Record<string, Partial<Record<PropertyProblem, string>>>>;

/** One page under 'A casa': it edits the setting it is declared for. */
export type SettingPage<N extends SettingName = SettingName> = {
  /** Its address, under that of the house. */
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
  readonly lead: ReactNode | ((property: EditableProperty) => ReactNode);
  /** The current values in one line. */
  summary(property: EditableProperty): string;
  /** Every field of the setting, or a form of its own. */
  readonly fields: PlainFields<NonNullable<SettingValue<N>>> | ((shown: Shown) => ReactNode);
  /** Whether pictures are chosen on it. */
  readonly withPhotos?: true;
  /** A text after a field, updated while the form is typed. */
  readonly told?: { readonly after: string; words(typed: Values): string };
  readonly below?: ReactNode;
  /** The message after saving. */
  readonly saved?: string;
  /** What the step-up says, where saving asks for it. */
  stepUp?(property: EditableProperty, typed: Readonly<Record<string, string>>): StepUpWords | null;
  explain?(value: SettingValue<N>): Explained;
  /** Replaces the form where nothing can be set. */
  instead?(property: EditableProperty): ReactNode;
};

type PlainFields<V> = { readonly [F in keyof V]: FieldWords<KindOf<V[F]>> };
