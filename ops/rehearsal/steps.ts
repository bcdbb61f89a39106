/** Prints each step with its duration; the first failure ends the rehearsal. */
export function createSteps() {
  let done = 0;
  const started = Date.now();
  return {
    async step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
      const from = Date.now();
      try {
        const result = await work();
        done += 1;
        const said = typeof result === "string" ? `  (${result})` : "";
        console.log(`ok       ${seconds(from)}  ${name}${said}`);
        return result;
      } catch (error) {
        console.log(`FAILED   ${seconds(from)}  ${name}`);
        throw error;
      }
    },
    skip(name: string, why: string): void {
      console.log(`skipped           ${name}: ${why}`);
    },
    summary: () => `${done} steps in ${seconds(started).trim()}`,
  };
}

function seconds(from: number): string {
  return `${((Date.now() - from) / 1000).toFixed(1)} s`.padStart(8);
}
