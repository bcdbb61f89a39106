/** Clean-up actions, run in reverse order; one that fails does not stop the others. */
export function createUndo() {
  const list: (() => Promise<void> | void)[] = [];
  return {
    later: (work: () => Promise<void> | void) => {
      list.push(work);
    },
    async all(): Promise<void> {
      const failures: unknown[] = [];
      for (const one of list.splice(0).reverse()) {
        try {
          await one();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new Error(failures.map(String).join("\n"));
    },
  };
}

export type Undo = ReturnType<typeof createUndo>;
