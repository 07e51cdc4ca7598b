import { isServerAwayCode, resultCodes } from '#contract/codes.ts';
import type { FailureKind } from './outbox-sender.ts';

/** What a refusal's result code means for answers that are on their way. */

const signedOut: readonly number[] = [
  resultCodes.token_invalid,
  resultCodes.token_expired,
  resultCodes.signed_in_elsewhere,
];
const unreadable: readonly number[] = [resultCodes.invalid_input, resultCodes.body_too_large];

export function judgeCode(code: number): FailureKind {
  if (signedOut.includes(code)) return 'signed_out';
  if (isServerAwayCode(code) || code === resultCodes.unknown_path) return 'server_away';
  if (unreadable.includes(code)) return 'invalid';
  return code === resultCodes.already_submitted ? 'submitted' : 'refused';
}
