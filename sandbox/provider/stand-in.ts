import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Courier, Notice, Post } from "./courier.ts";
import type { Faults } from "./faults.ts";
import type { SavedAnswer } from "./keep-books.ts";

/** The types in which providers differ. */
export type Kind = {
  books: { savedAnswers: Record<string, SavedAnswer> };
  notice: Notice;
  /** How a notice may differ from the default. */
  changes: object;
  /** State that a restart forgets. */
  own: object;
  ledgerLine: object;
};

/** The state that every operation works on. */
export type StandIn<K extends Kind> = K["own"] & {
  books: K["books"];
  save(): void;
  /** The provider's clock, in epoch milliseconds. */
  now(): number;
  /** The URL of its pages. */
  url(): string;
  courier: Courier<K["notice"], K["changes"]>;
  faults: Faults;
};

/** One provider: its state, its API, its notices, and the orders it takes. */
export type Provider<K extends Kind> = {
  own: K["own"];
  emptyBooks(): K["books"];
  readLedger(books: K["books"]): K["ledgerLine"][];
  /** Everything that the clock alone triggers. Called before each response and by a timer. */
  timePasses(sandbox: StandIn<K>): void;
  post: Post<K["notice"], K["changes"]>;
  notices: {
    path: string;
    of(books: K["books"]): K["notice"][];
    changes: z.ZodType<Partial<K["changes"]>>;
  };
  /** The calls into which faults can be injected. */
  calls: { path: RegExp; methods: readonly ("GET" | "POST" | "PUT")[] };
  newRequestId?(): string;
  serve(server: FastifyInstance, sandbox: StandIn<K>): void;
  orders(server: FastifyInstance, sandbox: StandIn<K>): void;
  panel(sandbox: StandIn<K>): string;
  /** What a reset clears in addition. */
  forget(sandbox: StandIn<K>): void;
};
