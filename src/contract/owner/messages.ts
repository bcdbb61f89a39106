import type { Language } from "../../domain/language.ts";
import type { MessageKind } from "../../domain/message.ts";
import type { MessageValues } from "../../domain/message-template.ts";

/** A text for chats in both languages; an empty one means the product's own. */
export type MessageText = {
  readonly kind: MessageKind;
  readonly text: Readonly<Record<Language, string>>;
  /** The house has written its own, in at least one language. */
  readonly isOwn: boolean;
  readonly version: number;
};

export type MessageProblem = "missing" | "too-long" | "variable-unknown";
export type MessageProblems = Readonly<Partial<Record<Language, MessageProblem>>>;

/** A text filled in for a guest, ready for a chat. */
export type ReadyMessage = {
  readonly kind: MessageKind;
  readonly text: string;
  /** 'https://wa.me/…' with the text written; without a number, the sender chooses the chat. */
  readonly url: string;
  /** When a chat was last opened with it; whether it was sent is unknown. */
  readonly openedAt: number | null;
  readonly openedBy: string | null;
};

/** Values to preview a text with while it is edited. */
export type MessageExample = {
  /** Whose values they are; null if invented. */
  readonly of: string | null;
  readonly values: Readonly<Record<Language, MessageValues>>;
};

export type MessageSubject = { readonly bookingId: string } | { readonly proposalId: string };
