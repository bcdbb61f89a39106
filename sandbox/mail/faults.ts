export type Faults = {
  /** How many of the next mails get a 4xx reply. */
  temporary: number;
  /** How many of the next mails get a 5xx reply. */
  permanent: number;
  /** How many of the next mails are stored, with the connection cut before the reply. */
  cut: number;
  /** Delay of every reply. */
  slowMs: number;
  /** Connections are refused. */
  down: boolean;
};

export type Verdict = "accept" | "temporary" | "permanent" | "cut";

const COUNTED = ["temporary", "permanent", "cut"] as const;

export const noFaults = (): Faults => ({
  temporary: 0,
  permanent: 0,
  cut: 0,
  slowMs: 0,
  down: false,
});

export function takeVerdict(faults: Faults): Verdict {
  const verdict = COUNTED.find((kind) => faults[kind] > 0);
  if (!verdict) return "accept";
  faults[verdict] -= 1;
  return verdict;
}
