// A thousand students at once on one process: each starts an attempt, saves ten answers and submits.
// Run as its own process by bench.ts: `node bench/save-storm.ts ORIGIN STUDENTS`; prints one line of JSON.
import { Agent, request } from 'node:http';
import { benchToken, questionsPerQuiz } from './school.ts';

type Envelope = { code: number; msg: string; data: never };

const [origin = '', students = '1000'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(students) });
const latencies: number[] = [];

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

async function must<T>(path: string, token: string, body: object): Promise<T> {
  const reply = await post(path, token, body);
  if (reply.code !== 1) throw new Error(`${path}: ${reply.code} ${reply.msg}`);
  return reply.data as T;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Saves each answer twice, as a device does that missed the acknowledgement. */
async function sit(index: number, coursewareId: number, thinkMs: number) {
  const token = benchToken.student(index);
  const { id } = await must<{ id: number }>('/play/start', token, { courseware_id: coursewareId });
  const acknowledged: string[] = [];
  for (let question = 1; question <= questionsPerQuiz; question++) {
    await pause(Math.random() * thinkMs);
    const response = { option: `o${1 + ((index + question) % 4)}` };
    const save = { attempt_id: id, answers: [{ question_id: `q${question}`, response, seq: question }] };
    const began = performance.now();
    const { answers } = await must<{ answers: { result: string }[] }>('/play/save', token, save);
    latencies.push(performance.now() - began);
    if (answers[0]?.result === 'saved') acknowledged.push(`${id} q${question} ${response.option}`);
    if (question % 5 === 0) await must('/play/save', token, save);
  }
  await must('/play/submit', token, { attempt_id: id });
  return acknowledged;
}

/** Students sit 30 to a class; each class gets a courseware of its own that nobody has begun. */
function chooseCourseware(index: number): number {
  return Math.floor(index / 30) * 500 + 3;
}

const thinkMs = 4_000;
const began = performance.now();
const acknowledged = (
  await Promise.all(
    Array.from({ length: Number(students) }, (_, index) => sit(index, chooseCourseware(index), thinkMs)),
  )
).flat();
const seconds = (performance.now() - began) / 1000;
const sorted = latencies.sort((a, b) => a - b);
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
process.stdout.write(
  JSON.stringify({ saves: sorted.length, seconds, p50: at(0.5), p99: at(0.99), max: at(1), acknowledged }),
);
