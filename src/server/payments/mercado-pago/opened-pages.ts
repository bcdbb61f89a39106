const MOST = 500;

export type OpenedPages = {
  add(reference: string, preferenceId: string): void;
  of(reference: string): readonly string[];
};

/** The pages that this process has opened recently, because a search does not show them at once. */
export function createOpenedPages(): OpenedPages {
  const pages = new Map<string, readonly string[]>();
  const of = (reference: string) => pages.get(reference) ?? [];
  return {
    of,
    add(reference, preferenceId) {
      pages.set(reference, [...of(reference), preferenceId]);
      const [oldest] = pages.keys();
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
    },
  };
}
