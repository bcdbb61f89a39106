import type { FaultHouse } from "./house.ts";

/**
 * Disables safeguards, to prove that the runs notice. The lock functions are shadowed by no-ops on
 * a changed search path; the app's code is unchanged.
 */
export async function removeLocks({ deps }: FaultHouse): Promise<void> {
  const { rows } = await deps.pool.query("select current_database() as name");
  await deps.pool.query(`
    create function public.pg_advisory_xact_lock(int, int) returns void language sql as 'select';
    alter database ${rows[0].name} set search_path = public, pg_catalog;
  `);
  await reconnect(deps.pool);
}

export async function removeConstraint({ deps }: FaultHouse): Promise<void> {
  await deps.pool.query("alter table occupied_nights drop constraint nights_never_overlap");
}

/** Every hold keeps others out, however many there are. */
export async function removeContest({ deps }: FaultHouse): Promise<void> {
  await deps.pool.query(`
    create or replace function is_contested(room integer) returns boolean stable language plpgsql
      as 'begin return false; end'
  `);
}

/** Asynchronous commit: acknowledged before it is durable, and lost if the server dies. */
export async function commitLater({ deps }: FaultHouse): Promise<void> {
  const { rows } = await deps.pool.query("select current_database() as name");
  await deps.pool.query(`alter database ${rows[0].name} set synchronous_commit = off`);
  await deps.pool.query("alter system set wal_writer_delay = '10s'");
  await deps.pool.query("select pg_reload_conf()");
}

/** Open connections keep their old search path. */
async function reconnect(pool: FaultHouse["deps"]["pool"]): Promise<void> {
  const open = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of open) client.release(true);
}
