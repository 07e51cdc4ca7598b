// A thousand students at once on one process: all start at the same moment, then save ten answers and submit.
// measure-storm.ts runs it as a process: `node bench/load/save-storm.ts ORIGIN STUDENTS`; prints one line of JSON.
import { Agent, request } from 'node:http';
import { benchToken, questionsPerQuiz } from '../data/school.ts';

type Envelope = { code: number; msg: string; data: { id: number; answers: { result: string }[] } };

const [origin = '', students = '1000'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(students) });
const overloadedCode = 503;

function post(path: string, token: string, body: object): Promise<Envelope> {
  const payload = JSON.stringify(body);
  const headers = { token, 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/api${path}?lang=en`, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as Envelope));
    });
    call.on('error', reject);
    call.end(payload);
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tries again while the server is too busy, as the student app does. The student waits all that time, so it counts.
 */
async function postUntilAccepted(
  path: string,
  token: string,
  body: object,
  refusals?: { count: number },
): Promise<Envelope> {
  for (;;) {
    const reply = await post(path, token, body);
    if (reply.code === 1) return reply;
    if (reply.code !== overloadedCode) throw new Error(`${path}: ${reply.code} ${reply.msg}`);
    if (refusals) refusals.count += 1;
    await pause(500 + Math.random() * 500);
  }
}

async function measureTime<T>(latencies: number[], task: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await task();
  latencies.push(performance.now() - startedAt);
  return result;
}

const quantile = (latencies: readonly number[], fraction: number) =>
  latencies.toSorted((a, b) => a - b)[
    Math.min(latencies.length - 1, Math.floor(latencies.length * fraction))
  ] ?? 0;

/** Each class of 30 students gets a courseware that nobody has started. */
const coursewareIdOf = (index: number) => Math.floor(index / 30) * 500 + 3;

const startLatencies: number[] = [];
const saveLatencies: number[] = [];
const startRefusals = { count: 0 };

async function startAttempt(index: number): Promise<number> {
  const body = { courseware_id: coursewareIdOf(index) };
  const { data } = await measureTime(startLatencies, () =>
    postUntilAccepted('/play/start', benchToken.student(index), body, startRefusals),
  );
  return data.id;
}

/** Saves every fifth answer twice, like a device that has missed the reply. */
async function answerQuestions(index: number, attemptId: number, thinkMs: number): Promise<string[]> {
  const token = benchToken.student(index);
  const acknowledgedAnswers: string[] = [];
  for (let question = 1; question <= questionsPerQuiz; question++) {
    await pause(Math.random() * thinkMs);
    const response = { option: `o${1 + ((index + question) % 4)}` };
    const save = {
      attempt_id: attemptId,
      answers: [{ question_id: `q${question}`, response, seq: question }],
    };
    const { data } = await measureTime(saveLatencies, () => postUntilAccepted('/play/save', token, save));
    if (data.answers[0]?.result === 'saved')
      acknowledgedAnswers.push(`${attemptId} q${question} ${response.option}`);
    if (question % 5 === 0) await postUntilAccepted('/play/save', token, save);
  }
  await postUntilAccepted('/play/submit', token, { attempt_id: attemptId });
  return acknowledgedAnswers;
}

const thinkMs = 4_000;
const stormStartedAt = performance.now();
const studentIndexes = Array.from({ length: Number(students) }, (_, index) => index);
const attemptIds = await Promise.all(studentIndexes.map(startAttempt));
const savingStartedAt = performance.now();
const answersByStudent = await Promise.all(
  attemptIds.map((id, index) => answerQuestions(index, id, thinkMs)),
);
process.stdout.write(
  JSON.stringify({
    startSeconds: (savingStartedAt - stormStartedAt) / 1000,
    startP99: quantile(startLatencies, 0.99),
    startRefusals: startRefusals.count,
    saves: saveLatencies.length,
    seconds: (performance.now() - savingStartedAt) / 1000,
    p50: quantile(saveLatencies, 0.5),
    p99: quantile(saveLatencies, 0.99),
    max: quantile(saveLatencies, 1),
    acknowledged: answersByStudent.flat(),
  }),
);
