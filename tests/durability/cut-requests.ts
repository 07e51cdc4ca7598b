import { Agent, request } from 'node:http';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { resultCodes } from '#contract/codes.ts';
import type { Random } from '#form/demo-half.ts';

/** Calls the server over a connection that is cut at random: before, during or after the server's work. */

/**
 * What happens to a request. `whole`: nothing; `unsent`: it is not sent; `half`: its body breaks off; `cut`: the connection
 * is cut at some moment; `unheard`: the server's reply is lost.
 */
export const requestFates = ['whole', 'unsent', 'half', 'cut', 'unheard'] as const;
export type RequestFate = (typeof requestFates)[number];

/** A refusal by the server. */
export class RefusedCall extends Error {
  readonly code: number;

  constructor(key: ApiKey, code: number) {
    super(`${key} was refused with ${code}`);
    this.code = code;
  }
}

type SentRequest = { method: string; url: string; token: string; body: string | undefined };
type Envelope = { code: number; data: unknown };

const timeoutMs = 12_000;
const cutDelayMaxMs = 12;

/** Rejects if the connection ends before the whole reply has arrived. */
function sendRequest(
  { method, url, token, body }: SentRequest,
  agent: Agent,
  fate: RequestFate,
  cutInMs: number,
) {
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
    const cutConnection = () => void call.destroy(new Error('cut'));
    call.once('error', reject);
    call.once('timeout', cutConnection);
    if (fate === 'half' && body !== undefined) {
      call.write(body.slice(0, body.length / 2), cutConnection);
      return;
    }
    call.end(body);
    if (fate === 'cut') setTimeout(cutConnection, cutInMs);
  });
}

export type CutLine = {
  call: <K extends ApiKey>(key: K, input: ApiInput<K>) => Promise<ApiReply<K>>;
  /** Number of requests by fate. */
  countByFate: Record<RequestFate, number>;
  close: () => void;
};

/** `cutShare` is the share of requests that are cut. All kinds of cuts are equally likely. */
export function openCutLine(origin: string, token: string, random: Random, cutShare: number): CutLine {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const countByFate: Record<RequestFate, number> = { whole: 0, unsent: 0, half: 0, cut: 0, unheard: 0 };
  return {
    countByFate,
    close: () => agent.destroy(),
    call: async <K extends ApiKey>(key: K, input: ApiInput<K>) => {
      const fate = random.nextFraction() < cutShare ? random.pick(requestFates.slice(1)) : 'whole';
      const cutInMs = random.nextFraction() * cutDelayMaxMs;
      countByFate[fate] += 1;
      if (fate === 'unsent') throw new Error('cut before it was sent');
      const [method, path] = key.split(' ') as [string, string];
      const query = method === 'GET' ? new URLSearchParams(input as Record<string, string>).toString() : '';
      const body = method === 'GET' ? undefined : JSON.stringify(input);
      const sentRequest = { method, url: `${origin}/api${path}?${query}`, token, body };
      const { code, data } = await sendRequest(sentRequest, agent, fate, cutInMs);
      if (fate === 'unheard') throw new Error('cut before it was heard');
      if (code !== resultCodes.success) throw new RefusedCall(key, code);
      return data as ApiReply<K>;
    },
  };
}
