// Students who save, while somebody reads. measure-saves.ts runs it as a process: `node bench/load/save-steadily.ts
// ORIGIN STUDENTS PER_SECOND SECONDS`; prints one line of JSON. PER_SECOND counts all students together; with 0, each
// saves again as soon as the last save is acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { benchToken } from '../data/school.ts';
import { openCalls, quantile, type SavingStudent, startSavingStudent } from './students.ts';

const [origin = '', students = '1', perSecond = '0', seconds = '5'] = process.argv.slice(2);
const studentCount = Number(students);
const savesPerSecond = Number(perSecond) / studentCount;
const callApi = openCalls(origin, studentCount + 1);
const savingStudents = await Promise.all(
  Array.from({ length: studentCount }, (_, index) => startSavingStudent(callApi, index)),
);

/** Random pauses, so that saves are independent of each other, like those of people. */
const pauseMs = () => (savesPerSecond > 0 ? (-Math.log(1 - Math.random()) / savesPerSecond) * 1_000 : 0);

const [saveTimes, readTimes]: [number[], number[]] = [[], []];
const endsAt = performance.now() + Number(seconds) * 1_000;

async function saveRepeatedly({ save }: SavingStudent): Promise<void> {
  for (;;) {
    const waitMs = pauseMs();
    if (performance.now() + waitMs > endsAt) return;
    if (waitMs > 0) await sleep(waitMs);
    saveTimes.push(await save());
  }
}

/** Measures the cheapest call; any time beyond its usual one is waiting. */
async function readRepeatedly(): Promise<void> {
  while (performance.now() < endsAt) {
    await sleep(7);
    const startedAt = performance.now();
    await callApi('/user/info', benchToken.teacher);
    readTimes.push(performance.now() - startedAt);
  }
}

await Promise.all([...savingStudents.map(saveRepeatedly), readRepeatedly()]);
process.stdout.write(
  JSON.stringify({
    perSecond: saveTimes.length / Number(seconds),
    p50: quantile(saveTimes, 0.5),
    p99: quantile(saveTimes, 0.99),
    readP50: quantile(readTimes, 0.5),
    readP99: quantile(readTimes, 0.99),
  }),
);
process.exit();
