// One student who saves. Alternates with repeated saves, which do the same work without a write, and with syncs of
// the same disk. measure-saves.ts runs it as a process: `node bench/load/lone-save.ts ORIGIN FOLDER`; prints one line
// of JSON.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openCalls, quantile, seatStudent } from './students.ts';

const [origin = '', folder = '.'] = process.argv.slice(2);
const rounds = 15;
const perRound = 40;
/** A database syncs about this much for a small commit: a few pages that overwrite old ones of its log. */
const page = Buffer.alloc(4_096, 1);
const filePages = 256;

const path = join(folder, 'sync-measured');
const file = openSync(path, 'w');
for (let index = 0; index < filePages; index++) writeSync(file, page, 0, page.length, index * page.length);
fdatasyncSync(file);

let written = 0;
function syncOnce(): number {
  const began = performance.now();
  writeSync(file, page, 0, page.length, (written++ % filePages) * page.length);
  fdatasyncSync(file);
  return performance.now() - began;
}

const { save, repeat } = await seatStudent(openCalls(origin, 1), 0);
for (let count = 0; count < 2 * perRound; count++) await save();

async function median(measure: () => number | Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < perRound; count++) times.push(await measure());
  return quantile(times, 0.5);
}

const measured: { saveMs: number; workMs: number; syncMs: number }[] = [];
for (let round = 0; round < rounds; round++)
  measured.push({
    saveMs: await median(save),
    workMs: await median(repeat),
    syncMs: await median(syncOnce),
  });
closeSync(file);
rmSync(path);
const middle = (figure: (round: (typeof measured)[number]) => number) => quantile(measured.map(figure), 0.5);
process.stdout.write(
  JSON.stringify({
    saveMs: middle(({ saveMs }) => saveMs),
    workMs: middle(({ workMs }) => workMs),
    syncMs: middle(({ syncMs }) => syncMs),
    ratio: middle(({ saveMs, workMs, syncMs }) => saveMs / (workMs + syncMs)),
  }),
);
process.exit();
