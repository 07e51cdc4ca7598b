// The upper limit of what Node can do: bare node:http, the same prepared SQL for every request, the rows as JSON.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import type { RecordedQuery } from '../processes.ts';

type Run = () => unknown[] | Promise<unknown[]>;

const queries = JSON.parse(process.env['BENCH_QUERIES'] ?? '[]') as RecordedQuery[];

function openSqlite(dataDir: string): Run {
  const database = new DatabaseSync(join(dataDir, 'school.db'), { timeout: 5_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536');
  const prepared = queries.map(({ sql, parameters }) => ({ statement: database.prepare(sql), parameters }));
  return () => prepared.map(({ statement, parameters }) => statement.all(...(parameters as SQLInputValue[])));
}

function openPostgres(url: string): Run {
  // Connections have the same settings as those of the product, so that only the work of Node differs.
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c random_page_cost=1.1' });
  return async () => {
    const client = await pool.connect();
    try {
      const results: unknown[] = [];
      for (const [index, { sql, parameters }] of queries.entries()) {
        results.push((await client.query({ name: `q${index}`, text: sql, values: parameters })).rows);
      }
      return results;
    } finally {
      client.release();
    }
  };
}

const url = process.env['DATABASE_URL'];
const run = url ? openPostgres(url) : openSqlite(process.env['DATA_DIR'] ?? '.');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') for await (const _ of request);
  const data = request.url === '/healthz' ? [] : await run();
  const body = JSON.stringify({ code: 1, msg: '', data });
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body);
}

createServer((request, response) => void answer(request, response)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
