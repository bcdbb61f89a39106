/** A change in `from` can reach `to`. */
export type Link = {
  readonly from: string;
  readonly to: string;
  /** How far away it is: an import is one step. */
  readonly steps: number;
  /** If it is not simply imported. */
  readonly by?: string;
};

export const isTest = (file: string) => /\.test\.tsx?$/.test(file);
export const isSpec = (file: string) => file.endsWith(".spec.ts");
