// `npm run schema`: writes the types of the database tables, read from a temporary migrated database.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '../src/server/database/database.ts';
import { migrate } from '../src/server/database/migrate.ts';
import { readTables } from './schema/read-tables.ts';
import { writeSchema } from './schema/write-schema.ts';

const schemaPath = resolve(import.meta.dirname, '../src/server/database/schema.generated.ts');

const dataDir = mkdtempSync(join(tmpdir(), 'schema-'));
const database = openDatabase({ dataDir });
try {
  await migrate(database);
  writeFileSync(schemaPath, writeSchema(await readTables(database)));
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true });
}
