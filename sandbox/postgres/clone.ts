import pg from "pg";

/** A new database from the template: a file copy, far cheaper than migrating. */
export async function cloneDatabase(
  serverUrl: string,
  template: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `t_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await command(serverUrl, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => command(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

export async function recreateDatabase(serverUrl: string, name: string): Promise<string> {
  await command(serverUrl, `drop database if exists ${name} with (force)`);
  await command(serverUrl, `create database ${name}`);
  return databaseUrl(serverUrl, name);
}

export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  await command(serverUrl, `create database ${name}`).catch((error: { code?: string }) => {
    const DUPLICATE_DATABASE = "42P04";
    if (error.code !== DUPLICATE_DATABASE) throw error;
  });
  return databaseUrl(serverUrl, name);
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function command(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
