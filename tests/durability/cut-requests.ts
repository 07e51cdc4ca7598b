import { Agent, request } from 'node:http';
import type { Random } from '#activities/demo-half.ts';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { resultCodes } from '#contract/codes.ts';

/** Calls over a connection that is cut at random: before, during or after the server's work. */

/** `half`: the body breaks off; `cut`: cut at any moment; `unheard`: the reply of the server is lost. */
export const fates = ['whole', 'unsent', 'half', 'cut', 'unheard'] as const;
export type Fate = (typeof fates)[number];

/** A refusal by the server. */
export class Refused extends Error {
  readonly code: number;

  constructor(key: ApiKey, code: number) {
    super(`${key} was refused with ${code}`);
    this.code = code;
  }
}

type Asked = { method: string; url: string; token: string; body: string | undefined };
type Envelope = { code: number; data: unknown };

const timeoutMs = 12_000;
const cutWithinMs = 12;

/** Rejects if the connection ends before the whole reply has arrived. */
function exchange({ method, url, token, body }: Asked, agent: Agent, fate: Fate, cutInMs: number) {
  const headers = {
    token,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise<Envelope>((resolve, reject) => {
    const call = request(url, { method, agent, headers, timeout: timeoutMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString()) as Envelope);
        } catch (error) {
          reject(error);
        }
      });
    });
    const cut = () => void call.destroy(new Error('cut'));
    call.once('error', reject);
    call.once('timeout', cut);
    if (fate === 'half' && body !== undefined) {
      call.write(body.slice(0, body.length / 2), cut);
      return;
    }
    call.end(body);
    if (fate === 'cut') setTimeout(cut, cutInMs);
  });
}

export type Line = {
  call: <K extends ApiKey>(key: K, input: ApiInput<K>) => Promise<ApiReply<K>>;
  /** Number of requests by fate. */
  counts: Record<Fate, number>;
  close: () => void;
};

/** `cuts`: the share of requests that are cut; each kind of cut is as likely as the others. */
export function openLine(origin: string, token: string, random: Random, cuts: number): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const counts: Record<Fate, number> = { whole: 0, unsent: 0, half: 0, cut: 0, unheard: 0 };
  return {
    counts,
    close: () => agent.destroy(),
    call: async <K extends ApiKey>(key: K, input: ApiInput<K>) => {
      const fate = random.next() < cuts ? random.pick(fates.slice(1)) : 'whole';
      const cutInMs = random.next() * cutWithinMs;
      counts[fate] += 1;
      if (fate === 'unsent') throw new Error('cut before it was sent');
      const [method, path] = key.split(' ') as [string, string];
      const query = method === 'GET' ? new URLSearchParams(input as Record<string, string>).toString() : '';
      const body = method === 'GET' ? undefined : JSON.stringify(input);
      const asked = { method, url: `${origin}/api${path}?${query}`, token, body };
      const { code, data } = await exchange(asked, agent, fate, cutInMs);
      if (fate === 'unheard') throw new Error('cut before it was heard');
      if (code !== resultCodes.success) throw new Refused(key, code);
      return data as ApiReply<K>;
    },
  };
}
