import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import type { Form } from "react-router";
import { newFormKey } from "../../form/form-key.ts";
import { KeyField } from "../../form/key-field.tsx";
import type { Problems } from "./answer.ts";
import { FormStateContext } from "./form-state.ts";
import type { Sending } from "./use-sending.ts";

type Props<T> = {
  sending: Sending<T>;
  /** Required if the page has more than one action. */
  intent?: string;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string | number>>;
  /** Message after success. */
  words?: string;
  onTouch?: () => void;
  children: ReactNode;
} & Pick<ComponentProps<typeof Form>, "className" | "autoComplete" | "noValidate" | "ref">;

const NONE: Problems = {};

/**
 * Carries an idempotency key, so a retry has no second effect. Success and a reload renew the key.
 * After a refusal the first invalid field gets the focus.
 */
export function SentForm<T>(props: Props<T>) {
  const { sending, intent, fields = {}, words, onTouch, children, ref, ...form } = props;
  const id = useId();
  const place = useRef<HTMLInputElement>(null);
  const isMine =
    sending.sentBy === id || (sending.sentBy === null && isOf(sending, intent, fields));
  const key = useKey(sending, id);
  const problems = isMine ? sending.problems : NONE;
  const typed = isMine ? sending.typed : null;
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    place.current?.form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
  const touch = onTouch ?? (() => {});
  return (
    <sending.Form
      {...sending.where}
      {...form}
      ref={ref}
      onInput={touch}
      onSubmit={() => sending.note(id, words ?? null)}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <KeyField ref={place} formKey={key} />
      <FormStateContext
        value={{ problems, typed, isBusy: sending.isBusy, isAnswered: isMine, touch }}
      >
        {children}
      </FormStateContext>
    </sending.Form>
  );
}

/** The server's answer without JavaScript: its intent and subject tell which form it is for. */
function isOf<T>(
  { typed }: Sending<T>,
  intent: string | undefined,
  fields: Readonly<Record<string, string | number>>,
): boolean {
  if (typed === null || typed.intent !== intent) return false;
  return SUBJECTS.every((name) => fields[name] === undefined || typed[name] === `${fields[name]}`);
}

/** Hidden fields that name what a form is about, if several on a page have the same intent. */
const SUBJECTS = ["id", "refund", "payment"];

function useKey<T>({ latest, isOver, sentBy }: Sending<T>, id: string): string {
  const [key, setKey] = useState(newFormKey);
  const renew = useEffectEvent(() => {
    if (sentBy === id) setKey(newFormKey());
  });
  // Not after a refusal or without a response: the retry must carry the same key.
  useEffect(() => {
    if (latest && isOver) renew();
  }, [latest, isOver]);
  return key;
}
