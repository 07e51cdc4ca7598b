import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { isServerAwayCode, loggedOutCodes, resultCodes } from '#contract/codes.ts';
import { requestTimeoutMs } from '#contract/limits.ts';
import { operationAddress } from '#contract/operation-address.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { getToken } from '#ui/api/session-token.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { getLanguage } from '#ui/i18n/language-store.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** The one way to call the server. The key is checked against the contract at compile time; no contract code ships. */

/** The error of a call without a reply, because the network failed or the call timed out. */
export class TransportError extends Error {
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean) {
    super(translate(commonMessages, isTimeout ? 'timed_out' : 'network_failed'));
    this.isTimeout = isTimeout;
  }
}

/** Whether the server replied that it cannot serve calls at the moment; trying later may help. */
export function isServerAway(error: unknown): boolean {
  return error instanceof ApiError && isServerAwayCode(error.code);
}

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** 5,000 by default. */
  timeoutMs?: number;
  /** Shows no message when the call fails, because the caller does. */
  quiet?: boolean;
};

let onLoggedOut: ((code: number) => void) | undefined;

/** Sets the function to call when the server says that the session of the current token is over. */
export function setLoggedOutHandler(handler: (code: number) => void): void {
  onLoggedOut = handler;
}

type Envelope = {
  code: number;
  msg: string;
  data: unknown;
  retryAfterS?: number;
  /** The session token of the request. */
  token?: string | undefined;
};

export function buildUrl(path: string, input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null)
      query.set(name, Array.isArray(value) ? value.join(',') : `${value as string | number | boolean}`);
  }
  query.set('lang', getLanguage());
  query.set('_ajax', '1');
  return `${operationAddress(path)}?${query}`;
}

export function requestHeaders(): Record<string, string> {
  const token = getToken();
  return token ? { token } : {};
}

function urlOf(key: ApiKey, input: object): string {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  return buildUrl(path, method === 'GET' ? (input as Record<string, unknown>) : {});
}

async function request(key: ApiKey, input: object, options: CallOptions): Promise<Envelope> {
  const [method] = key.split(' ');
  const timeoutSignal = AbortSignal.timeout(options.timeoutMs ?? requestTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeoutSignal]) : timeoutSignal;
  const url = urlOf(key, input);
  const headers = requestHeaders();
  try {
    const response = await fetch(
      url,
      method === 'GET'
        ? { headers, signal }
        : {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(input),
            signal,
          },
    );
    const envelope = (await response.json()) as Envelope;
    const retryAfterS = Number(response.headers.get('retry-after')) || 0;
    return { ...envelope, retryAfterS, token: headers['token'] };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new TransportError(timeoutSignal.aborted);
  }
}

/** Time for which a prefetched reply is kept for the page that needs it. */
const prefetchKeptMs = 10_000;
type PrefetchedCall = { replyPromise: Promise<Envelope | undefined>; reply?: Envelope | undefined };
const prefetchedByKey = new Map<string, PrefetchedCall>();

/** Identifies a prefetched call. Includes the token, because replies are for one person. */
function prefetchKeyOf(key: ApiKey, input: object): string {
  return `${getToken()} ${urlOf(key, input)}`;
}

function successDataOf<K extends ApiKey>(reply: Envelope | undefined): ApiReply<K> | undefined {
  return reply?.code === resultCodes.success ? (reply.data as ApiReply<K>) : undefined;
}

type ReadKey = Extract<ApiKey, `GET ${string}`>;

/**
 * Sends a page's call while its code still loads: the page's own `call` then uses this reply, and only calls again if there
 * was none. Resolves to undefined without a reply or after a refusal, which the page's own call reports.
 */
export async function prefetch<K extends ReadKey>(
  key: K,
  input: ApiInput<K>,
): Promise<ApiReply<K> | undefined> {
  const prefetchedCall: PrefetchedCall = { replyPromise: request(key, input, {}).catch(() => undefined) };
  const prefetchedKey = prefetchKeyOf(key, input);
  prefetchedByKey.set(prefetchedKey, prefetchedCall);
  setTimeout(() => prefetchedByKey.delete(prefetchedKey), prefetchKeptMs);
  prefetchedCall.reply = await prefetchedCall.replyPromise;
  return successDataOf<K>(prefetchedCall.reply);
}

/**
 * Returns a prefetched reply that has arrived. Each is used once, so that a later read asks the server again.
 */
export function takePrefetched<K extends ReadKey>(key: K, input: ApiInput<K>): ApiReply<K> | undefined {
  if (prefetchedByKey.size === 0) return undefined;
  const prefetchedKey = prefetchKeyOf(key, input);
  const data = successDataOf<K>(prefetchedByKey.get(prefetchedKey)?.reply);
  if (data) prefetchedByKey.delete(prefetchedKey);
  return data;
}

/** Drops all prefetched replies, because a change has made them out of date. */
export function forgetPrefetched(): void {
  prefetchedByKey.clear();
}

async function sendOrUsePrefetched(key: ApiKey, input: object, options: CallOptions): Promise<Envelope> {
  if (prefetchedByKey.size === 0 || !key.startsWith('GET ')) return request(key, input, options);
  const prefetchedKey = prefetchKeyOf(key, input);
  const prefetchedCall = prefetchedByKey.get(prefetchedKey);
  prefetchedByKey.delete(prefetchedKey);
  return (await prefetchedCall?.replyPromise) ?? request(key, input, options);
}

/** Whether somebody has signed in since a request with `token` was sent; that newer session must not be ended. */
function hasNewerToken(token: string | undefined): boolean {
  const currentToken = getToken();
  return currentToken !== undefined && currentToken !== token;
}

/** The data of a successful reply; throws an ApiError for a refusal. */
export function unwrap({ code, msg, data, retryAfterS, token }: Envelope): unknown {
  if (code === resultCodes.success) return data;
  if (loggedOutCodes.includes(code) && !hasNewerToken(token)) onLoggedOut?.(code);
  throw new ApiError(code, msg || translate(commonMessages, 'error'), retryAfterS);
}

function reportFailure(error: unknown, options: CallOptions): void {
  const isSilent = options.quiet || options.signal?.aborted;
  const isLoggedOut = error instanceof ApiError && loggedOutCodes.includes(error.code);
  if (!isSilent && !isLoggedOut && error instanceof Error) showToast('error', error.message);
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
    return unwrap(await sendOrUsePrefetched(key, input, options)) as ApiReply<K>;
  } catch (error) {
    reportFailure(error, options);
    throw error;
  }
}
