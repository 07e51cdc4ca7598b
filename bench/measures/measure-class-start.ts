import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import { callServer } from '#tests/spaces/simulated-writer.ts';
import { benchToken } from '../data/school.ts';
import { type SchoolPlace, startProduct } from '../processes.ts';
import type { Row } from '../rows.ts';

/**
 * A class of thirty starts a quiz in one moment, which draws from a bank of 100,000 questions: how long the server answers
 * nobody else. Another process asks for its health meanwhile.
 */

const classSize = 30;
const blockMaxMs = 50;
const teacher = benchToken.teacher;

const slots = [
  { id: 'all', kind: 'random', count: 15, filter: {}, points: 1 },
  { id: 'narrow', kind: 'random', count: 5, filter: { subject_id: 2, grade: 4 }, points: 2 },
];

async function addDrawnQuiz(origin: string): Promise<number> {
  const { id } = await callServer(origin, 'POST /diy/add', { type: 'questionquiz' }, teacher);
  const { draft_version } = await callServer(origin, 'GET /diy/detail', { id }, teacher);
  const form = {
    name: 'Drawn',
    description: 'From the bank',
    subject_id: 1,
    grade: 4,
    difficulty: 'easy',
  } as const;
  await callServer(origin, 'POST /diy/save', { id, draft_version, form, content: { slots } }, teacher);
  await callServer(origin, 'POST /diy/complete', { id }, teacher);
  return id;
}

type WaitingClass = { courseware_id: number; tokens: string[] };

/** Places the quiz, and lets thirty guests in who have not started. */
async function gatherClass(place: SchoolPlace, origin: string, activityId: number): Promise<WaitingClass> {
  const unit = { calendar_id: 1, class_id: 1, subject_id: 1, name: 'Drawn' };
  const { id: unit_id } = await callServer(origin, 'POST /teacher/unit_add', unit, teacher);
  const input = { unit_id, activity_ids: [activityId] };
  const { ids } = await callServer(origin, 'POST /teacher/courseware_add', input, teacher);
  const courseware_id = ids[0] ?? 0;
  const database = openDatabase(place);
  const { join_code } = await database.db
    .updateTable('courseware_record')
    .set({ is_open: 1, allow_guests: 1 })
    .where('id', '=', courseware_id)
    .returning('join_code')
    .executeTakeFirstOrThrow();
  await database.close();
  const tokens: string[] = [];
  for (let number = 1; number <= classSize; number += 1) {
    const guest = { code: join_code, name: `Guest ${number}` };
    tokens.push((await callServer(origin, 'POST /play/guest', guest, '')).userinfo.token);
  }
  return { courseware_id, tokens };
}

/** Returns the longest block in ms. */
async function startAll(origin: string, { courseware_id, tokens }: WaitingClass): Promise<number> {
  const pinger = fork(join(import.meta.dirname, '../load/ping.ts'), [origin]);
  const readLongest = async () => {
    pinger.send('read');
    return Number((await once(pinger, 'message'))[0]);
  };
  await sleep(1_000);
  await readLongest();
  await Promise.all(tokens.map((token) => callServer(origin, 'POST /play/start', { courseware_id }, token)));
  await sleep(100);
  const longestMs = await readLongest();
  pinger.kill();
  return longestMs;
}

export async function measureClassStart(
  place: SchoolPlace,
  engine: string,
  report: (row: Row) => void,
): Promise<void> {
  const server = await startProduct(place);
  const activityId = await addDrawnQuiz(server.origin);
  const classes = [
    await gatherClass(place, server.origin, activityId),
    await gatherClass(place, server.origin, activityId),
  ];
  for (const [name, waiting] of [
    ['the first since the server began', classes[0]],
    ['later', classes[1]],
  ] as const) {
    if (!waiting) continue;
    const longestMs = await startAll(server.origin, waiting);
    report({
      engine,
      label: `bank, ${classSize} students start a drawn quiz at once, ${name}: longest block`,
      figure: `${longestMs.toFixed(1)} ms`,
      budget: `≤ ${blockMaxMs} ms`,
      isMet: longestMs <= blockMaxMs,
    });
  }
  await server.stop();
}
