/** Prints each step with its duration; the first failure ends the rehearsal. */
export function createSteps() {
  let done = 0;
  let isStopped = false;
  const started = performance.now();

  async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const from = performance.now();
    try {
      const result = await work();
      done += 1;
      const said = typeof result === "string" && result !== "" ? `  (${result})` : "";
      console.log(`ok       ${seconds(from)}  ${name}${said}`);
      return result;
    } catch (error) {
      console.log(`FAILED   ${seconds(from)}  ${name}`);
      throw error;
    }
  }

  return {
    step: async <T>(name: string, work: () => Promise<T> | T): Promise<T> => {
      if (isStopped) throw new Error(`Stopped before '${name}'`);
      return step(name, work);
    },
    skip: (name: string, why: string): void => {
      console.log(`skipped           ${name}: ${why}`);
    },
    /** Begins no further step, so that what the current one has made can be removed. */
    stop: (): void => {
      isStopped = true;
    },
    /** The steps, then the clean-up, then the verdict. Returns whether all succeeded. */
    finish: async (
      name: string,
      rehearse: () => Promise<void>,
      takeAway: () => Promise<void>,
    ): Promise<boolean> => {
      let ok = true;
      for (const act of [rehearse, () => step("clean up", takeAway)]) {
        await act().catch((error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          ok = false;
        });
      }
      const verdict = ok ? "succeeded" : "FAILED";
      console.log(`\n${name} ${verdict}: ${done} steps in ${seconds(started).trim()}`);
      return ok;
    },
  };
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`.padStart(8);
}
