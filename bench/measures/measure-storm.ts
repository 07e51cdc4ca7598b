import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#server/database/database.ts';
import { readMemory } from '../memory-of.ts';
import { type SchoolPlace, startProduct } from '../processes.ts';

/**
 * A thousand students who save at once: latencies in ms, and whether every acknowledged answer is stored exactly
 * once.
 */
export type Storm = {
  /** Everybody starts at once: seconds until the last attempt has started, and how often the server was too busy. */
  startSeconds: number;
  startP99: number;
  startRefusals: number;
  saves: number;
  seconds: number;
  p50: number;
  p99: number;
  max: number;
  lost: number;
  doubled: number;
  /** Peak memory of the server, in MB. */
  memory: number;
};

const runFile = promisify(execFile);
const studentCount = 1_000;
const timeoutMs = 180_000;

async function countLostAndDoubled(
  place: SchoolPlace,
  acknowledged: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const database = openDatabase(place);
  const attemptIds = [...new Set(acknowledged.map((line) => Number(line.split(' ')[0])))];
  const rows = await database.db
    .selectFrom('answer')
    .select(['attempt_id', 'question_id', 'response'])
    .where('attempt_id', 'in', attemptIds)
    .execute();
  const attempts = await database.db
    .selectFrom('attempt_member')
    .select(['user_id', 'courseware_id'])
    .where('attempt_id', 'in', attemptIds)
    .execute();
  await database.close();
  const storedAnswers = rows.map(
    (row) =>
      `${row.attempt_id} ${row.question_id} ${(JSON.parse(row.response) as { option: string }).option}`,
  );
  const distinctAnswers = new Set(storedAnswers);
  const distinctAttempts = new Set(attempts.map((row) => `${row.user_id} ${row.courseware_id}`));
  return {
    lost: acknowledged.filter((line) => !distinctAnswers.has(line)).length,
    doubled: storedAnswers.length - distinctAnswers.size + (attempts.length - distinctAttempts.size),
  };
}

/** Kills the server right after the last acknowledgement, so that only answers on disk count. */
export async function measureStorm(place: SchoolPlace): Promise<Storm> {
  const product = await startProduct(place);
  try {
    const script = join(import.meta.dirname, '../load/save-storm.ts');
    const { stdout } = await runFile(process.execPath, [script, product.origin, String(studentCount)], {
      maxBuffer: 64 * 1024 * 1024,
      timeout: timeoutMs,
    });
    const memory = readMemory(product.pid ?? 0).peakMb;
    await product.stop('SIGKILL');
    const { acknowledged, ...figures } = JSON.parse(stdout) as Omit<Storm, 'lost' | 'doubled' | 'memory'> & {
      acknowledged: string[];
    };
    return { ...figures, memory, ...(await countLostAndDoubled(place, acknowledged)) };
  } finally {
    await product.stop('SIGKILL');
  }
}
