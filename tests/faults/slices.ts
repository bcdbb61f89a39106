import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * All slices, in two processes with a PostgreSQL each: most of them wait for clocks, limits and
 * processes that start, which leaves a core to the other half.
 */
const halves = ["0", "1"].map((half) =>
  spawn(
    process.execPath,
    ["tests/faults/run.ts", "tests/faults/main.ts", "--slice", "--half", half],
    { stdio: "inherit" },
  ),
);
const codes = await Promise.all(halves.map(async (half) => (await once(half, "exit"))[0]));
process.exit(codes.every((code) => code === 0) ? 0 : 1);
