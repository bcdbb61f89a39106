/**
 * What the app's role may do: read and write rows. It owns nothing, so it alters neither tables nor
 * applied migrations nor a booking's journal, and makes no tables, not even temporary ones.
 * graphile-worker enables row-level security on its tables, so they need a policy as well.
 */
export function grantsTo(role: string, database: string): string {
  const named = role.replaceAll("'", "''");
  return `
    revoke temporary on database ${database} from public;
    revoke create on schema public from public;
    grant usage on schema public, graphile_worker to ${role};
    grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
    grant usage, select on all sequences in schema public, graphile_worker to ${role};
    -- A trigger of a later migration writes into its new table for processes of the release before,
    -- from its commit on: earlier than these grants are repeated.
    alter default privileges in schema public, graphile_worker
      grant select, insert, update, delete on tables to ${role};
    alter default privileges in schema public, graphile_worker
      grant usage, select on sequences to ${role};
    revoke insert, update, delete on migration, graphile_worker.migrations from ${role};
    revoke update, delete on booking_journal from ${role};
    revoke update on activity from ${role};
    do $$
    declare hidden record;
    begin
      for hidden in
        select relname from pg_class
        where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity and not exists (
          select from pg_policy where polrelid = pg_class.oid and polname = 'the house'
            and '${named}'::regrole = any (polroles))
      loop
        execute format('drop policy if exists "the house" on graphile_worker.%I', hidden.relname);
        execute format('create policy "the house" on graphile_worker.%I to ${named.replaceAll("%", "%%")}
          using (true) with check (true)', hidden.relname);
      end loop;
    end $$;
  `;
}
