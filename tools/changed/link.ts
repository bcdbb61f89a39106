/** A change in `from` can reach `to`. */
export type Link = {
  readonly from: string;
  readonly to: string;
  /** The distance: an import is one step. */
  readonly steps: number;
  /** What connects them, if not an import. */
  readonly by?: string;
};

export const isTest = (file: string) => /\.test\.tsx?$/.test(file);
export const isSpec = (file: string) => file.endsWith(".spec.ts");
