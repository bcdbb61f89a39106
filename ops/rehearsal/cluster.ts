import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startPostgres } from "../../sandbox/postgres/start.ts";

/** URLs: the app's, and those that only the migration may have. */
export type Cluster = {
  readonly url: string;
  readonly ownerUrl: string;
  /** Of the cluster's own database, which the app does not use. */
  readonly serverUrl: string;
  stop(): Promise<void>;
};

/** A cluster for this rehearsal only, with the roles and the database as compose makes them. */
export async function startCluster(): Promise<Cluster> {
  delete process.env.DATABASE_URL;
  const { url: serverUrl, stop } = await startPostgres();
  const { hostname, port } = new URL(serverUrl);
  const passwords = { POSTGRES_PASSWORD: "letters", DATABASE_OWNER_PASSWORD: "others" };
  await promisify(execFile)("ops/create-database.sh", [], {
    env: { ...process.env, ...passwords, PGHOST: hostname, PGPORT: port },
  });
  const as = (role: string) => {
    const url = new URL(serverUrl);
    url.username = role;
    url.pathname = "/pousada";
    return url.href;
  };
  return { url: as("pousada"), ownerUrl: as("pousada_owner"), serverUrl, stop };
}
