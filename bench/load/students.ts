import { Agent, request } from 'node:http';
import { benchToken, questionsPerQuiz } from '../data/school.ts';

/** Students of the measured school who answer one question after another, for the processes that create load. */

type Envelope = {
  code: number;
  msg: string;
  data: { id: number; answers: { result: string; seq: number }[] };
};

export type Ask = (path: string, token: string, body?: object) => Promise<Envelope>;

/** Sends calls over at most `connections` persistent connections. Throws when a call is refused. */
export function openCalls(origin: string, connections: number): Ask {
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
const coursewareOf = (index: number) => Math.floor(index / 30) * 500 + 4;

export type Seat = {
  /** Changes one answer; returns the milliseconds it took. */
  save: () => Promise<number>;
  /** Sends the last save again, which stores nothing. */
  repeat: () => Promise<number>;
};

/** Starts a student's attempt. */
export async function seatStudent(ask: Ask, index: number): Promise<Seat> {
  const token = benchToken.student(index);
  const { data } = await ask('/play/start', token, { courseware_id: coursewareOf(index) });
  let seq = Math.max(0, ...data.answers.map((answer) => answer.seq));
  const send = async () => {
    const response = { option: `o${1 + (seq % 4)}` };
    const answers = [{ question_id: `q${1 + (seq % questionsPerQuiz)}`, response, seq }];
    const began = performance.now();
    const reply = await ask('/play/save', token, { attempt_id: data.id, answers });
    const took = performance.now() - began;
    const { result } = reply.data.answers[0] ?? {};
    if (result !== 'saved') throw new Error(`An answer was ${result}`);
    return took;
  };
  const save = () => {
    seq += 1;
    return send();
  };
  return { save, repeat: send };
}

/** The quantile `part` (0..1) of the values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
