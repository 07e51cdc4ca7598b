// What it costs the students of a lesson that teachers watch the grid, and how late the grid shows what is handed in: 40
// students save each second, beside 50 watching teachers and without them, in turns; then all hand in within 10 s.
// Run: node bench/watched-lesson.ts [rounds] [postgres]
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import { gridRefreshMs } from '#teacher/features/study/grid/grid-refresh.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { callServer, signIn } from '../tests/durability/call-server.ts';
import { addStudents } from '../tests/durability/many-savers.ts';
import { killLeftServers, startServerProcess } from '../tests/durability/server-process.ts';
import { median } from './load/load.ts';
import { quantile } from './load/students.ts';
import { readCpuMs } from './processor-of.ts';

const rounds = Number(process.argv[2] ?? 5);
const studentCount = 40;
const watcherCount = 50;
const roundMs = 5_000;
const handInMs = 10_000;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-watched-'));
const postgres = process.argv.includes('postgres') ? await startPostgres({ durable: true }) : undefined;
const place = postgres ? { dataDir, databaseUrl: postgres.url } : { dataDir };
const server = await startServerProcess(dataDir, { ...place, fillsDemo: true });
const teacher = await signIn(server, 'teacher@example.com');

type Student = { token: string; attemptId: number; seq: number };

/** The demo school's quiz with most questions, begun by new students of its class. */
async function beginLesson(): Promise<{ courseware_id: number; questionId: string; students: Student[] }> {
  const database = openDatabase(place);
  const { id: courseware_id, name } = await database.db
    .selectFrom('courseware_record')
    .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
    .innerJoin('class', 'class.id', 'unit_record.class_id')
    .innerJoin('activity_revision', 'activity_revision.id', 'courseware_record.revision_id')
    .select(['courseware_record.id', 'class.name'])
    .where('activity_revision.type', '=', 'diyquiz')
    .where('courseware_record.is_open', '=', 1)
    .where('courseware_record.group_set_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('courseware_record.due_at', 'is', null),
        eb('courseware_record.due_at', '>', Date.now() + 3_600_000),
      ]),
    )
    .orderBy('activity_revision.question_count', 'desc')
    .executeTakeFirstOrThrow();
  const tokens = await addStudents(database, name, studentCount);
  await database.close();
  const students: Student[] = [];
  let questionId = '';
  for (const token of tokens) {
    const { id, questions } = await callServer(server, 'POST /play/start', { courseware_id }, token);
    questionId = questions[0]?.id ?? '';
    students.push({ token, attemptId: id, seq: 0 });
  }
  return { courseware_id, questionId, students };
}

/** A teacher's grid: reads what has changed a moment after the server tells of changes, as the page does. */
async function openGrid(courseware_id: number, onSubmitted: (count: number) => void) {
  const aborted = new AbortController();
  let { cursor, courseware } = await callServer(server, 'GET /study/grid', { courseware_id }, teacher);
  const stream = await fetch(`${server.origin}/api/study/live?courseware_id=${courseware_id}`, {
    headers: { token: teacher },
    signal: aborted.signal,
  });
  let timer: NodeJS.Timeout | undefined;
  const refresh = async () => {
    timer = undefined;
    const changes = await callServer(
      server,
      'GET /study/grid_changes',
      { courseware_id, since: cursor },
      teacher,
    );
    cursor = changes.cursor;
    courseware = changes.courseware ?? courseware;
    onSubmitted(courseware.submitted);
  };
  const follow = async () => {
    if (!stream.body) return;
    for await (const message of stream.body)
      if (message.length > 0)
        timer ??= setTimeout(() => void refresh().catch(() => undefined), gridRefreshMs);
  };
  void follow().catch(() => undefined);
  return {
    close: () => {
      clearTimeout(timer);
      aborted.abort();
    },
  };
}

async function save(student: Student, question_id: string): Promise<number> {
  student.seq += 1;
  const answers = [
    { question_id, response: null, flagged: student.seq % 2 === 1, seq: student.seq, time_ms: student.seq },
  ];
  const startedAt = performance.now();
  await callServer(server, 'POST /play/save', { attempt_id: student.attemptId, answers }, student.token);
  return performance.now() - startedAt;
}

/** Times of saves, one a student and second, and the server's processor time meanwhile. */
async function measureSaving(students: readonly Student[], questionId: string) {
  const times: number[] = [];
  const cpuBefore = readCpuMs(server.pid);
  const endsAt = performance.now() + roundMs;
  await Promise.all(
    students.map(async (student) => {
      await sleep(Math.random() * 1_000);
      while (performance.now() < endsAt) {
        const took = await save(student, questionId);
        times.push(took);
        await sleep(1_000 - took);
      }
    }),
  );
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpuMs: readCpuMs(server.pid) - cpuBefore };
}

type OnSubmitted = (count: number) => void;
const openGrids = async (courseware_id: number, createFollower: () => OnSubmitted = () => () => undefined) =>
  Promise.all(Array.from({ length: watcherCount }, () => openGrid(courseware_id, createFollower())));

try {
  const { courseware_id, questionId, students } = await beginLesson();
  await measureSaving(students, questionId);
  const [alone, watched]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const without = await measureSaving(students, questionId);
    const grids = await openGrids(courseware_id);
    const beside = await measureSaving(students, questionId);
    for (const grid of grids) grid.close();
    alone.push(without.p50);
    watched.push(beside.p50);
    const describe = ({ p50, p99, cpuMs }: typeof without) =>
      `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${((100 * cpuMs) / roundMs).toFixed(0)} % of a core`;
    console.log(`  alone: ${describe(without)}; ${watcherCount} watch: ${describe(beside)}`);
  }
  const ratio = median(watched.map((value, index) => value / (alone[index] ?? 1)));
  console.log(`saving beside ${watcherCount} watching teachers ÷ without: ${ratio.toFixed(2)} (goal ≤ 1.10)`);

  const handedInAt: number[] = [];
  const delays: number[] = [];
  const { courseware } = await callServer(server, 'GET /study/grid', { courseware_id }, teacher);
  const before = courseware.submitted;
  const grids = await openGrids(courseware_id, () => {
    let seen = before;
    return (count) => {
      for (; seen < count; seen += 1) delays.push(performance.now() - (handedInAt[seen - before] ?? 0));
    };
  });
  await Promise.all(
    students.map(async ({ token, attemptId }, index) => {
      await sleep((index * handInMs) / studentCount);
      await callServer(server, 'POST /play/submit', { attempt_id: attemptId, times: {} }, token);
      handedInAt.push(performance.now());
    }),
  );
  await sleep(2_000);
  console.log(
    `${delays.length / watcherCount} of ${studentCount} handed in within ${handInMs / 1_000} s, seen by each teacher after p50 ${quantile(delays, 0.5).toFixed(0)}, at most ${Math.max(...delays).toFixed(0)} ms (goal ≤ 1,000)`,
  );
  console.log(`load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`);
  for (const grid of grids) grid.close();
  await server.stop();
} finally {
  killLeftServers();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
