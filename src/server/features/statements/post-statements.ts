import type { StatementVersion, StoreError } from '#contract/school/record-store-fields.ts';
import type { SendOutcome } from '#server/features/statements/record-store.service.ts';

/**
 * Posts statements to the record store. The store's address is the administrator's own choice, so it may be in the school's
 * network; redirects are not followed, so that the store cannot choose another one.
 */

export type StoreAccess = { address: string; key: string; secret: string; version: StatementVersion };

/** The store has this long for an answer. */
const answerMaxMs = 20_000;

/** The store has one of the statements already. By the specification it then takes none of those sent with it. */
export const isConflict = ({ status }: SendOutcome) => status === 409;

/** Perhaps because of one statement of several, or because they are too many at once. */
export const isPerhapsOfOne = (outcome: SendOutcome) =>
  isConflict(outcome) || outcome.error === 'statement_refused';

function classifyStatus(status: number): StoreError | null {
  if (status === 200 || status === 204) return null;
  if (status === 401 || status === 403) return 'wrong_key';
  if (status === 400 || status === 413 || status === 422) return 'statement_refused';
  if (status === 404 || status === 405 || (status >= 300 && status < 400)) return 'wrong_address';
  return 'other_answer';
}

/** `json`: the statements as they are stored. Rejects only when `signal` is aborted. */
export async function postStatements(
  { address, key, secret, version }: StoreAccess,
  json: readonly string[],
  { signal, timeMaxMs = answerMaxMs }: { signal?: AbortSignal; timeMaxMs?: number } = {},
): Promise<SendOutcome> {
  const timeout = AbortSignal.timeout(timeMaxMs);
  try {
    const response = await fetch(`${address}/statements`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
        'content-type': 'application/json',
        'x-experience-api-version': version,
      },
      body: `[${json.join(',')}]`,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    // Only the status says what became of the statements; the rest of the answer is never read.
    await response.body?.cancel();
    return { error: classifyStatus(response.status), status: response.status };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { error: timeout.aborted ? 'too_slow' : 'unreachable', status: null };
  }
}
