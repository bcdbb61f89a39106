import type { FaultHouse } from "./house.ts";

/**
 * Takes safeguards away, to show that the runs notice. The locks are shadowed by functions that
 * do nothing, found first on a changed search path; nothing in the house's own code changes.
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

/** What is committed is written some seconds after it was answered, and lost if the server dies. */
export async function commitLater({ deps }: FaultHouse): Promise<void> {
  const { rows } = await deps.pool.query("select current_database() as name");
  await deps.pool.query(`alter database ${rows[0].name} set synchronous_commit = off`);
  await deps.pool.query("alter system set wal_writer_delay = '10s'");
  await deps.pool.query("select pg_reload_conf()");
}

/** Connections keep the path they were opened with. */
async function reconnect(pool: FaultHouse["deps"]["pool"]): Promise<void> {
  const open = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of open) client.release(true);
}
