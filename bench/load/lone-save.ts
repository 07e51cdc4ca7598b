// One student who saves. Alternates with repeated saves, which do the same work without a write, and with syncs of
// the same disk. measure-saves.ts runs it as a process: `node bench/load/lone-save.ts ORIGIN FOLDER`; prints one line
// of JSON.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openCalls, quantile, startSavingStudent } from './students.ts';

const [origin = '', folder = '.'] = process.argv.slice(2);
const rounds = 15;
const savesPerRound = 40;
/** A database syncs about this much for a small commit: a few pages that overwrite old ones of its log. */
const pageBytes = Buffer.alloc(4_096, 1);
const filePages = 256;

const path = join(folder, 'sync-measured');
const fileDescriptor = openSync(path, 'w');
for (let index = 0; index < filePages; index++)
  writeSync(fileDescriptor, pageBytes, 0, pageBytes.length, index * pageBytes.length);
fdatasyncSync(fileDescriptor);

let writtenCount = 0;
function syncOnce(): number {
  const startedAt = performance.now();
  writeSync(fileDescriptor, pageBytes, 0, pageBytes.length, (writtenCount++ % filePages) * pageBytes.length);
  fdatasyncSync(fileDescriptor);
  return performance.now() - startedAt;
}

const { save, repeat } = await startSavingStudent(openCalls(origin, 1), 0);
for (let count = 0; count < 2 * savesPerRound; count++) await save();

async function measureMedian(measure: () => number | Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < savesPerRound; count++) times.push(await measure());
  return quantile(times, 0.5);
}

const roundTimes: { saveMs: number; workMs: number; syncMs: number }[] = [];
for (let round = 0; round < rounds; round++)
  roundTimes.push({
    saveMs: await measureMedian(save),
    workMs: await measureMedian(repeat),
    syncMs: await measureMedian(syncOnce),
  });
closeSync(fileDescriptor);
rmSync(path);
const medianOf = (figure: (round: (typeof roundTimes)[number]) => number) =>
  quantile(roundTimes.map(figure), 0.5);
process.stdout.write(
  JSON.stringify({
    saveMs: medianOf(({ saveMs }) => saveMs),
    workMs: medianOf(({ workMs }) => workMs),
    syncMs: medianOf(({ syncMs }) => syncMs),
    ratio: medianOf(({ saveMs, workMs, syncMs }) => saveMs / (workMs + syncMs)),
  }),
);
process.exit();
