import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** A numbered file, or a numbered folder whose files are one migration. */
export type Migration = {
  readonly name: string;
  readonly sql: string;
  /** It runs outside a transaction: `create index concurrently` cannot run inside one. */
  readonly isAlone: boolean;
  /**
   * For a baseline: the last of the migrations that it replaces. A database that has it skips this
   * one.
   */
  readonly replaces: string | null;
};

/** The migrations that a database of this release must have applied. */
export async function migrationNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d/.test(name)).sort();
}

/** Its files, in the order in which they run. */
export async function filesOf(folder: string, name: string): Promise<string[]> {
  const whole = path.join(folder, name);
  if (!(await stat(whole)).isDirectory()) return [whole];
  return (await migrationNames(whole)).map((file) => path.join(whole, file));
}

/**
 * A directive in the first line says whether it runs alone or replaces others. One that runs alone
 * drops what it creates first, so that it can be rerun.
 */
export async function readMigration(folder: string, name: string): Promise<Migration> {
  const files = await filesOf(folder, name);
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const sql = texts.join("\n");
  const [, replaces = null] = /^-- replaces (\S+)\n/.exec(sql) ?? [];
  return { name, sql, isAlone: sql.startsWith("-- concurrently\n"), replaces };
}
