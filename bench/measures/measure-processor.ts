import { Agent, request } from 'node:http';
import { openDatabase } from '#server/database/database.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import { gridCoursewareId, gridQuestionIds } from '../data/grid-class.ts';
import { fillLargeClass, largeUnitId, submittedCoursewareId } from '../data/large-class.ts';
import { createSchoolPlace, type Engine, fillSchoolPlace } from '../data/places.ts';
import { benchToken, smallSchoolTeacherCount } from '../data/school.ts';
import { median } from '../load/load.ts';
import { startProduct } from '../processes.ts';
import { readCpuMs } from '../processor-of.ts';
import type { Row } from '../rows.ts';

/**
 * Processor time of the server per call, as a multiple of that of an empty signed-in call in the same run: a call that
 * becomes dearer is seen, which a comparison with its own statements does not show. Linux only (`/proc`).
 */

type Send = (path: string, token: string, body?: object) => Promise<string>;
type Step = { name: string; run: () => Promise<unknown>; calls: number };

const warmUpSeconds = 8;

function createSender(origin: string): Send {
  const agent = new Agent({ keepAlive: true });
  return (path, token, body) =>
    new Promise((resolve, reject) => {
      const headers = {
        token,
        ...(body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'gzip' }),
      };
      const call = request(
        `${origin}/api${path}`,
        { agent, method: body ? 'POST' : 'GET', headers },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('end', () => {
            if (reply.statusCode === 200) resolve(Buffer.concat(chunks).toString());
            else reject(new Error(`${path}: ${reply.statusCode}`));
          });
        },
      );
      call.on('error', reject);
      call.end(body && JSON.stringify(body));
    });
}

/** Milliseconds of processor time per call. Runs the step for about a second. */
async function measureStep(pid: number, { run, calls }: Step): Promise<number> {
  const before = readCpuMs(pid);
  const end = performance.now() + 1_000;
  let count = 0;
  while (performance.now() < end) {
    await run();
    count += calls;
  }
  return (readCpuMs(pid) - before) / count;
}

async function startSaving(send: Send): Promise<(questionCount: number) => Promise<string>> {
  const token = benchToken.student(0);
  const { data } = JSON.parse(await send('/play/start', token, { courseware_id: gridCoursewareId })) as {
    data: { id: number };
  };
  let seq = 10;
  return (questionCount) => {
    seq += 1;
    const answers = gridQuestionIds
      .slice(0, questionCount)
      .map((question_id) => ({ question_id, response: { option: `o${1 + (seq % 4)}` }, seq }));
    return send('/play/save', token, { attempt_id: data.id, answers });
  };
}

async function listSteps(send: Send): Promise<Step[]> {
  const get = (path: string) => send(path, benchToken.teacher);
  const save = await startSaving(send);
  const grid = `/study/grid?courseware_id=${gridCoursewareId}`;
  return [
    {
      name: 'home',
      calls: 1,
      run: async () => {
        await get('/teacher/index');
        await get('/teacher/unit_list?calendar_id=1&class_id=1');
      },
    },
    {
      name: 'unit page of 64 activities',
      calls: 1,
      run: () => get(`/teacher/course_list?unit_id=${largeUnitId}`),
    },
    {
      name: 'item analysis of 300 attempts',
      calls: 1,
      run: () => get(`/study/question_detail?courseware_id=${submittedCoursewareId}`),
    },
    { name: 'grid of 300 rows', calls: 1, run: () => get(grid) },
    {
      name: 'grid of 300 rows, 16 at once',
      calls: 16,
      run: () => Promise.all(Array.from({ length: 16 }, () => get(grid))),
    },
    { name: 'a save of five answers', calls: 1, run: () => save(5) },
  ];
}

/** `folder`: an empty folder for the school. */
export async function measureProcessor(
  engine: Engine,
  folder: string,
  postgres: PostgresServer | undefined,
  { rounds, nameFilter }: { rounds: number; nameFilter: string },
  print: (row: Row) => void,
): Promise<void> {
  const place = await createSchoolPlace(folder, postgres, 1);
  await fillSchoolPlace(place, 1);
  const database = openDatabase(place);
  await fillLargeClass(database.db, smallSchoolTeacherCount + 1);
  await database.close();
  const product = await startProduct(place);
  const pid = product.pid ?? 0;
  const send = createSender(product.origin);
  const empty: Step = { name: 'empty', calls: 1, run: () => send('/user/info', benchToken.teacher) };
  try {
    const steps = (await listSteps(send)).filter(({ name }) => name.includes(nameFilter));
    // A call takes three times as long until its code is compiled, which goes on for some seconds.
    for (let second = 0; second < warmUpSeconds; second += 1) await measureStep(pid, empty);
    for (const step of steps) {
      await measureStep(pid, step);
      await measureStep(pid, step);
      const pairs: { own: number; other: number }[] = [];
      // In turns, so that other work on this machine affects both.
      for (let round = 0; round < rounds; round += 1)
        pairs.push({ other: await measureStep(pid, empty), own: await measureStep(pid, step) });
      const own = median(pairs.map((pair) => pair.own));
      const other = median(pairs.map((pair) => pair.other));
      print({
        engine,
        label: `${step.name}: processor time ÷ that of an empty call (${own.toFixed(2)} and ${other.toFixed(2)} ms)`,
        figure: median(pairs.map((pair) => pair.own / pair.other)).toFixed(1),
        budget: '',
        isMet: undefined,
      });
    }
  } finally {
    await product.stop();
  }
}
