/** A request for a feed. */
export type FeedRequest = {
  readonly at: number;
  readonly listing: string;
  readonly agent: string;
  readonly ifNoneMatch: string | null;
  /** Null if there was no response. */
  readonly status: number | null;
};

export type FeedLog = {
  note(request: FeedRequest): void;
  /** The most recent, oldest first. */
  requests(): readonly FeedRequest[];
  counts(): FeedCounts;
};

/** Over all requests, including those dropped from the log. */
export type FeedCounts = {
  readonly asked: number;
  readonly whole: number;
  readonly unchanged: number;
};

const KEPT = 200;

export function createFeedLog(): FeedLog {
  const kept: FeedRequest[] = [];
  const counts = { asked: 0, whole: 0, unchanged: 0 };
  return {
    note(request) {
      kept.push(request);
      if (kept.length > KEPT) kept.shift();
      counts.asked += 1;
      if (request.status === 200) counts.whole += 1;
      if (request.status === 304) counts.unchanged += 1;
    },
    requests: () => [...kept],
    counts: () => ({ ...counts }),
  };
}
