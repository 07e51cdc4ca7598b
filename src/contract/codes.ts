import * as resultCodes from '#contract/result-codes.ts';

export { resultCodes };

export type ResultKey = keyof typeof resultCodes;

/** Codes after which the person has to sign in again. */
export const loggedOutCodes: readonly number[] = [
  resultCodes.token_invalid,
  resultCodes.signed_in_elsewhere,
  resultCodes.token_expired,
];

/**
 * Whether the server is too busy, has failed or cannot reach its database, so that a later try may succeed.
 */
export function isServerAwayCode(code: number): boolean {
  return code === resultCodes.too_many_requests || (code >= 500 && code < 600);
}
