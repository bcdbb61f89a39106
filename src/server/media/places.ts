import type { FastifyReply } from "fastify";
import { AppError } from "../../domain/app-error.ts";

type Reply = { readonly raw: Pick<FastifyReply["raw"], "once" | "off"> };

/**
 * Limits concurrent uploads: so many in total, and one per key. A place is taken before the body is
 * read, because waiting bodies fill the memory too.
 */
export function createPlaces(most: number) {
  const taken = new Set<string>();
  const leaving = new WeakMap<Reply, () => void>();
  return {
    /** Released if the request ends before its body has arrived. */
    take(reply: Reply, key: string): void {
      if (taken.has(key)) throw new AppError("picture-underway");
      if (taken.size >= most) throw new AppError("pictures-busy");
      taken.add(key);
      const leave = () => void taken.delete(key);
      leaving.set(reply, leave);
      reply.raw.once("close", leave);
    },
    /** Held while there is work, even if the client has disconnected. */
    async during<T>(reply: Reply, work: () => Promise<T>): Promise<T> {
      const leave = leaving.get(reply) ?? (() => {});
      reply.raw.off("close", leave);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
