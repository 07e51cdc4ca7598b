// Students who save, while somebody reads. measure-saves.ts runs it as a process: `node bench/load/save-steadily.ts
// ORIGIN STUDENTS PER_SECOND SECONDS`; prints one line of JSON. PER_SECOND counts all students together; with 0, each
// saves again as soon as the last save is acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { benchToken } from '../data/school.ts';
import { openCalls, quantile, type Seat, seatStudent } from './students.ts';

const [origin = '', students = '1', perSecond = '0', seconds = '5'] = process.argv.slice(2);
const count = Number(students);
const rate = Number(perSecond) / count;
const ask = openCalls(origin, count + 1);
const seats = await Promise.all(Array.from({ length: count }, (_, index) => seatStudent(ask, index)));

/** Random pauses, so that saves are independent of each other, like those of people. */
const pauseMs = () => (rate > 0 ? (-Math.log(1 - Math.random()) / rate) * 1_000 : 0);

const [saves, reads]: [number[], number[]] = [[], []];
const until = performance.now() + Number(seconds) * 1_000;

async function work({ save }: Seat): Promise<void> {
  for (;;) {
    const pause = pauseMs();
    if (performance.now() + pause > until) return;
    if (pause > 0) await sleep(pause);
    saves.push(await save());
  }
}

/** Measures the cheapest call; any time beyond its usual one is waiting. */
async function read(): Promise<void> {
  while (performance.now() < until) {
    await sleep(7);
    const began = performance.now();
    await ask('/user/info', benchToken.teacher);
    reads.push(performance.now() - began);
  }
}

await Promise.all([...seats.map(work), read()]);
process.stdout.write(
  JSON.stringify({
    perSecond: saves.length / Number(seconds),
    p50: quantile(saves, 0.5),
    p99: quantile(saves, 0.99),
    readP50: quantile(reads, 0.5),
    readP99: quantile(reads, 0.99),
  }),
);
process.exit();
