// What statements of learning cost the server: students begin, save ten answers and hand in, in turns with and without a
// record store. The store cannot be reached, as on the day when most waits. Run: node bench/statements.ts [sqlite|postgres] [rounds]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { writeSetting } from '#server/database/settings.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { createSchoolPlace, fillSchoolPlace } from './data/places.ts';
import { benchToken } from './data/school.ts';
import { openCalls, startSavingStudent } from './load/students.ts';
import { startProduct } from './processes.ts';
import { readCpuMs } from './processor-of.ts';

const warmingRounds = 4;
const roundCount = warmingRounds + Number(process.argv[3] ?? 20);
const studentsPerTurn = 60;
const studentCount = 600;
const savesEach = 10;

const folder = await mkdtemp(join(tmpdir(), 'bench-statements-'));
const postgres = process.argv[2] === 'postgres' ? await startPostgres({ durable: true }) : undefined;
const school = await createSchoolPlace(folder, postgres, 1);
await fillSchoolPlace(school, 1);
const database = openDatabase(school);
await database.db.updateTable('courseware_record').set({ attempts_allowed: 0 }).execute();
const product = await startProduct(school);
const pid = product.pid ?? 0;
const callApi = openCalls(product.origin, 8);

const switchStore = (is_on: boolean) => {
  const addresses = { address: 'http://127.0.0.1:9/xapi', home: 'https://learn.example' };
  const store = { is_on, ...addresses, key: '', version: '1.0.3', has_names: false };
  return writeSetting(database.db, 'record_store', JSON.stringify(store));
};

const phases = ['begin', `${savesEach} saves`, 'submit'] as const;

/** Milliseconds of processor time of the server for each student's work, by phase. */
async function measureTurn(turn: number, is_on: boolean): Promise<number[]> {
  await switchStore(is_on);
  const indexes = Array.from(
    { length: studentsPerTurn },
    (_, place) => (turn * studentsPerTurn + place) % studentCount,
  );
  const marks = [readCpuMs(pid)];
  const students = await Promise.all(
    indexes.map(async (index) => ({ index, ...(await startSavingStudent(callApi, index)) })),
  );
  marks.push(readCpuMs(pid));
  await Promise.all(
    students.map(async ({ save }) => {
      for (let number = 0; number < savesEach; number += 1) await save();
    }),
  );
  marks.push(readCpuMs(pid));
  await Promise.all(
    students.map(({ index, attemptId }) =>
      callApi('/play/submit', benchToken.student(index), { attempt_id: attemptId }),
    ),
  );
  marks.push(readCpuMs(pid));
  return phases.map((_phase, place) => ((marks[place + 1] ?? 0) - (marks[place] ?? 0)) / studentsPerTurn);
}

try {
  const turns: { off: number[]; on: number[] }[] = [];
  for (let round = 0; round < roundCount; round += 1) {
    // Each first in half of the rounds, so that a server that gets faster or slower favours none.
    const isOnFirst = round % 2 === 1;
    const first = await measureTurn(2 * round, isOnFirst);
    const second = await measureTurn(2 * round + 1, !isOnFirst);
    if (round >= warmingRounds)
      turns.push(isOnFirst ? { on: first, off: second } : { off: first, on: second });
  }
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const meanOf = (values: readonly number[]) => sum(values) / values.length;
  const print = (name: string, read: (phaseTimes: readonly number[]) => number) => {
    const [off, on] = [
      meanOf(turns.map((turn) => read(turn.off))),
      meanOf(turns.map((turn) => read(turn.on))),
    ];
    const more = turns.map((turn) => (100 * (read(turn.on) - read(turn.off))) / off);
    const mean = meanOf(more);
    const variance = sum(more.map((each) => (each - mean) ** 2)) / (more.length - 1);
    const standardError = Math.sqrt(variance / more.length);
    console.log(
      `${name}: ${off.toFixed(2)} ms without a store, ${on.toFixed(2)} ms with one (${mean.toFixed(1)} ± ${standardError.toFixed(1)} % more)`,
    );
  };
  for (const [place, name] of phases.entries()) print(name, (phaseTimes) => phaseTimes[place] ?? 0);
  print('all', sum);
} finally {
  await product.stop();
  await database.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
