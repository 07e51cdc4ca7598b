import type { ResultKey } from '#contract/codes.ts';
import type { TextParams } from '#contract/language.ts';

/** A refusal with a text for the person: the reply is an envelope with its code and text, HTTP 200. */
export class AppError extends Error {
  readonly key: ResultKey;
  readonly params: TextParams;
  /**
   * Time before another try can succeed: shown as `{wait}` in the text, and sent as the header Retry-After.
   */
  readonly retryAfterMs: number | undefined;

  constructor(key: ResultKey, params: TextParams = {}, retryAfterMs?: number) {
    super(key);
    this.key = key;
    this.params = params;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * A refusal because of the caller's rights, recorded in the security log. `refusedAction` is an operation or a row
 * of the policy.
 */
export class AccessRefusal extends AppError {
  readonly userId: number;
  readonly refusedAction: string;

  constructor(
    key: 'not_allowed' | 'not_assigned' | 'not_found' | 'unknown_path',
    userId: number,
    refusedAction: string,
  ) {
    super(key);
    this.userId = userId;
    this.refusedAction = refusedAction;
  }
}

/** Narrows away null and undefined, refusing with 'not found'. */
export function requireFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new AppError('not_found');
  return value;
}
