import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Fault } from "./faults.ts";
import type { SavedAnswer } from "./keep-books.ts";
import type { Refusal } from "./refusal.ts";
import type { Kind, StandIn } from "./stand-in.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** What differs between providers in how they respond. */
export type Manners = {
  /** Whether an error after the work is stored as the key's response. */
  keepsErrors: boolean;
  replayed: Record<string, string>;
  broken(): Refusal;
  tooMany(): Refusal;
  keyInUse(key: string): Refusal;
  keyReused(key: string): Refusal;
};

type Answer = { status: number; body: string };

export type Work = {
  /** The account that the key belongs to. */
  owner: string;
  /** Null if no key is given or needed. */
  key: string | null;
  /** The request's content: another one under the same key is refused. */
  given: string;
  /** May throw: an exception is not stored under the key. */
  carryOut(): Answer;
};

/** Carries a call out once per key, and injects the faults that were ordered for it. */
export function answering({ books, faults, now, save }: StandIn<Kind>, manners: Manners) {
  const inUse = new Set<string>();

  return async (request: FastifyRequest, reply: FastifyReply, work: Work) => {
    const { key } = work;
    const slot = `${work.owner} ${key}`;
    const fault = faults.take(request.method, pathOf(request));
    if (key !== null) {
      if (inUse.has(slot)) throw manners.keyInUse(key);
      inUse.add(slot);
    }
    try {
      await sufferBefore(fault);
      const saved = key === null ? null : savedAnswer(slot, key, work.given);
      const answer = saved ?? carryOut(work, fault);
      if (key !== null && !saved)
        books.savedAnswers[slot] = { ...answer, fingerprint: work.given, savedAt: now() };
      save();
      if (fault?.mode === "error_after" && !manners.keepsErrors) throw manners.broken();
      if (fault?.mode === "cut_after") return cut(request, reply);
      if (saved) reply.headers(manners.replayed);
      return reply.code(answer.status).type("application/json").send(answer.body);
    } finally {
      if (key !== null) inUse.delete(slot);
    }
  };

  function savedAnswer(slot: string, key: string, given: string): SavedAnswer | null {
    const saved = books.savedAnswers[slot];
    if (!saved || saved.savedAt + KEPT_MS < now()) return null;
    if (saved.fingerprint !== given) throw manners.keyReused(key);
    return saved;
  }

  function carryOut(work: Work, fault: Fault | null): Answer {
    const answer = work.carryOut();
    const fails = manners.keepsErrors && fault?.mode === "error_after";
    return fails ? refused(manners.broken()) : answer;
  }

  async function sufferBefore(fault: Fault | null) {
    if (fault?.mode === "slow") await pause(fault.ms);
    if (fault?.mode === "error_before") throw manners.broken();
    if (fault?.mode === "rate_limit") throw manners.tooMany();
  }
}

export function refused(refusal: Refusal): Answer {
  return { status: refusal.status, body: JSON.stringify(refusal.body) };
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? "";
}

export function queryOf(request: FastifyRequest): string {
  return request.url.split("?")[1] ?? "";
}

function cut(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
