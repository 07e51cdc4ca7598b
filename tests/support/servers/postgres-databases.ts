import pg from 'pg';

/** Name of the migrated database on the server of a test run; each test app gets a copy of it. */
export const migratedDatabaseName = 'migrated_school';

export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database as a copy of `template`, and returns its URL. */
export async function createDatabase(serverUrl: string, name: string, template: string): Promise<string> {
  // Copying the files of so small a database is quicker than writing them through the log.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
