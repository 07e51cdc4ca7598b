import { Agent, request } from 'node:http';
import { benchToken, questionsPerQuiz } from '../data/school.ts';

/** Students of the measured school who answer one question after another, for the processes that create load. */

type Envelope = {
  code: number;
  msg: string;
  data: { id: number; answers: { result: string; seq: number }[] };
};

export type CallApi = (path: string, token: string, body?: object) => Promise<Envelope>;

/** Sends calls over at most `connections` persistent connections. Throws when a call is refused. */
export function openCalls(origin: string, connections: number): CallApi {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (path, token, body) => {
    const payload = body ? JSON.stringify(body) : '';
    const headers = body
      ? { token, 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
      : { token };
    const method = body ? 'POST' : 'GET';
    return new Promise((resolve, reject) => {
      const call = request(`${origin}/api${path}?lang=en`, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const reply = JSON.parse(Buffer.concat(chunks).toString()) as Envelope;
          if (reply.code === 1) resolve(reply);
          else reject(new Error(`${path}: ${reply.code} ${reply.msg}`));
        });
      });
      call.on('error', reject);
      call.end(payload);
    });
  };
}

/** Each class of 30 students has its own courseware. */
const coursewareIdOf = (index: number) => Math.floor(index / 30) * 500 + 4;

export type SavingStudent = {
  attemptId: number;
  /** Changes one answer; returns the milliseconds it took. */
  save: () => Promise<number>;
  /** Sends the last save again, which stores nothing. */
  repeat: () => Promise<number>;
};

/** Starts a student's attempt, to save answers in it. */
export async function startSavingStudent(callApi: CallApi, index: number): Promise<SavingStudent> {
  const token = benchToken.student(index);
  const { data } = await callApi('/play/start', token, { courseware_id: coursewareIdOf(index) });
  let seq = Math.max(0, ...data.answers.map((answer) => answer.seq));
  const sendSave = async () => {
    const response = { option: `o${1 + (seq % 4)}` };
    const answers = [{ question_id: `q${1 + (seq % questionsPerQuiz)}`, response, seq }];
    const startedAt = performance.now();
    const reply = await callApi('/play/save', token, { attempt_id: data.id, answers });
    const elapsedMs = performance.now() - startedAt;
    const { result } = reply.data.answers[0] ?? {};
    if (result !== 'saved') throw new Error(`An answer was ${result}`);
    return elapsedMs;
  };
  const save = () => {
    seq += 1;
    return sendSave();
  };
  return { attemptId: data.id, save, repeat: sendSave };
}

/** The quantile of the values at `fraction` (0..1). */
export function quantile(values: readonly number[], fraction: number): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  return sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * fraction))] ?? 0;
}
