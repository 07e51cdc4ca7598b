import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { isServerAwayCode, loggedOutCodes, resultCodes } from '#contract/codes.ts';
import { requestTimeoutMs } from '#contract/limits.ts';
import { getToken } from '#ui/api/session-token.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { getLanguage } from '#ui/i18n/language-store.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** The one way to call the server. The key is checked against the contract at compile time; no contract code ships. */

/** A refusal by the server; `message` is in the language of the interface. */
export class ApiError extends Error {
  readonly code: number;
  /** So many seconds the server takes no further try; 0 = it does. */
  readonly retryAfterS: number;

  constructor(code: number, message: string, retryAfterS = 0) {
    super(message);
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}

/** No answer: the network failed or 5 seconds passed. */
export class TransportError extends Error {
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean) {
    super(translate(commonMessages, isTimeout ? 'timed_out' : 'network_failed'));
    this.isTimeout = isTimeout;
  }
}

/** The server answered that it can do nothing just now. That passes. */
export function isServerAway(error: unknown): boolean {
  return error instanceof ApiError && isServerAwayCode(error.code);
}

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Default 5,000. */
  timeoutMs?: number;
  /** Show no message when it fails: the caller does. */
  quiet?: boolean;
};

let onLoggedOut: ((code: number) => void) | undefined;

/** What happens when the server says that the session is over. */
export function setLoggedOutHandler(handler: (code: number) => void): void {
  onLoggedOut = handler;
}

type Envelope = { code: number; msg: string; data: unknown; retryAfterS?: number };

export function buildUrl(path: string, input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null)
      query.set(name, Array.isArray(value) ? value.join(',') : `${value as string | number | boolean}`);
  }
  query.set('lang', getLanguage());
  query.set('_ajax', '1');
  return `/api${path}?${query}`;
}

export function requestHeaders(): Record<string, string> {
  const token = getToken();
  return token ? { token } : {};
}

function addressOf(key: ApiKey, input: object): string {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  return buildUrl(path, method === 'GET' ? (input as Record<string, unknown>) : {});
}

async function ask(key: ApiKey, input: object, options: CallOptions): Promise<Envelope> {
  const [method] = key.split(' ');
  const timeout = AbortSignal.timeout(options.timeoutMs ?? requestTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const url = addressOf(key, input);
  try {
    const response = await fetch(
      url,
      method === 'GET'
        ? { headers: requestHeaders(), signal }
        : {
            method,
            headers: { ...requestHeaders(), 'content-type': 'application/json' },
            body: JSON.stringify(input),
            signal,
          },
    );
    const envelope = (await response.json()) as Envelope;
    return { ...envelope, retryAfterS: Number(response.headers.get('retry-after')) || 0 };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new TransportError(timeout.aborted);
  }
}

/** So long an answer is kept for the page that is going to ask. */
const aheadMs = 10_000;
type Ahead = { arriving: Promise<Envelope | undefined>; arrived?: Envelope | undefined };
const ahead = new Map<string, Ahead>();

/** Answers are for the person who asked. */
function aheadKey(key: ApiKey, input: object): string {
  return `${getToken()} ${addressOf(key, input)}`;
}

function dataOf<K extends ApiKey>(answer: Envelope | undefined): ApiReply<K> | undefined {
  return answer?.code === resultCodes.success ? (answer.data as ApiReply<K>) : undefined;
}

type ReadKey = Extract<ApiKey, `GET ${string}`>;

/**
 * Asks what a page will ask once its code is here: its `call` then takes this answer, and asks again only if there
 * was none. Resolves to undefined without an answer or with a refusal, which are that call's to tell.
 */
export async function askAhead<K extends ReadKey>(
  key: K,
  input: ApiInput<K>,
): Promise<ApiReply<K> | undefined> {
  const asked: Ahead = { arriving: ask(key, input, {}).catch(() => undefined) };
  const name = aheadKey(key, input);
  ahead.set(name, asked);
  setTimeout(() => ahead.delete(name), aheadMs);
  asked.arrived = await asked.arriving;
  return dataOf<K>(asked.arrived);
}

/** What was asked ahead and is here already, if it was not refused. Given once: what is asked after it is news. */
export function answeredAhead<K extends ReadKey>(key: K, input: ApiInput<K>): ApiReply<K> | undefined {
  if (ahead.size === 0) return undefined;
  const name = aheadKey(key, input);
  const data = dataOf<K>(ahead.get(name)?.arrived);
  if (data) ahead.delete(name);
  return data;
}

/** After a change nothing counts any more that was asked before it. */
export function forgetAhead(): void {
  ahead.clear();
}

function takeAhead(key: ApiKey, input: object): Ahead | undefined {
  if (ahead.size === 0 || !key.startsWith('GET ')) return undefined;
  const name = aheadKey(key, input);
  const asked = ahead.get(name);
  ahead.delete(name);
  return asked;
}

async function send(key: ApiKey, input: object, options: CallOptions): Promise<Envelope> {
  const asked = takeAhead(key, input);
  return (asked && (await asked.arriving)) ?? ask(key, input, options);
}

export function unwrap({ code, msg, data, retryAfterS }: Envelope): unknown {
  if (code === resultCodes.success) return data;
  if (loggedOutCodes.includes(code)) onLoggedOut?.(code);
  throw new ApiError(code, msg || translate(commonMessages, 'error'), retryAfterS);
}

function reportFailure(error: unknown, options: CallOptions): void {
  const silenced = options.quiet || options.signal?.aborted;
  const isLoggedOut = error instanceof ApiError && loggedOutCodes.includes(error.code);
  if (!silenced && !isLoggedOut && error instanceof Error) showToast('error', error.message);
}

/**
 * Calls an operation, e.g. `call('GET /teacher/unit_list', { calendar_id })`, and resolves to its data.
 * Rejects with ApiError or TransportError after showing the message for 5 seconds (unless `quiet`).
 */
export async function call<K extends ApiKey>(
  key: K,
  input: ApiInput<K>,
  options: CallOptions = {},
): Promise<ApiReply<K>> {
  try {
    return unwrap(await send(key, input, options)) as ApiReply<K>;
  } catch (error) {
    reportFailure(error, options);
    throw error;
  }
}
