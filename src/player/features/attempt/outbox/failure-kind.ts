import { isServerAwayCode, resultCodes } from '#contract/codes.ts';

/** Classifies failed calls by their consequence for unsent answers. Pure. */

/** `no_reply`: the network failed; `server_away`: the server replied that it cannot serve calls at the moment. */
export type FailureKind = 'no_reply' | 'server_away' | 'signed_out' | 'submitted' | 'invalid' | 'refused';

const signedOutCodes: readonly number[] = [
  resultCodes.token_invalid,
  resultCodes.token_expired,
  resultCodes.signed_in_elsewhere,
];
const invalidInputCodes: readonly number[] = [resultCodes.invalid_input, resultCodes.body_too_large];

export function classifyCode(code: number): FailureKind {
  if (signedOutCodes.includes(code)) return 'signed_out';
  if (isServerAwayCode(code) || code === resultCodes.unknown_path) return 'server_away';
  if (invalidInputCodes.includes(code)) return 'invalid';
  return code === resultCodes.already_submitted ? 'submitted' : 'refused';
}

/** Whether sending the same again may succeed later. */
export function isTemporary(kind: FailureKind): boolean {
  return kind === 'no_reply' || kind === 'server_away';
}
