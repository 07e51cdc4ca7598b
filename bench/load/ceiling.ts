// The upper limit of what Node can do: bare node:http, the same prepared SQL for every request, the rows as JSON.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import type { RecordedQuery } from '../processes.ts';

type RunQueries = () => unknown[] | Promise<unknown[]>;

const queries = JSON.parse(process.env['BENCH_QUERIES'] ?? '[]') as RecordedQuery[];

function openSqlite(dataDir: string): RunQueries {
  const database = new DatabaseSync(join(dataDir, 'school.db'), { timeout: 5_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536');
  const preparedQueries = queries.map(({ sql, parameters }) => ({
    statement: database.prepare(sql),
    parameters,
  }));
  return () =>
    preparedQueries.map(({ statement, parameters }) => statement.all(...(parameters as SQLInputValue[])));
}

function openPostgres(url: string): RunQueries {
  // Connections have the same settings as those of the product, so that only the work of Node differs.
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c random_page_cost=1.1' });
  return async () => {
    const client = await pool.connect();
    try {
      const resultSets: unknown[] = [];
      for (const [index, { sql, parameters }] of queries.entries()) {
        resultSets.push((await client.query({ name: `q${index}`, text: sql, values: parameters })).rows);
      }
      return resultSets;
    } finally {
      client.release();
    }
  };
}

const url = process.env['DATABASE_URL'];
const runQueries = url ? openPostgres(url) : openSqlite(process.env['DATA_DIR'] ?? '.');

async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') for await (const _ of request);
  const data = request.url === '/healthz' ? [] : await runQueries();
  const body = JSON.stringify({ code: 1, msg: '', data });
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body);
}

createServer((request, response) => void answerRequest(request, response)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
