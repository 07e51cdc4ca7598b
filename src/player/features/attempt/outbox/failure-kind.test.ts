import { expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { judgeCode } from './failure-kind.ts';
import { passes } from './outbox-sender.ts';

it('what a busy or broken server refuses is sent again', () => {
  for (const key of ['overloaded', 'server_error', 'too_many_requests', 'unknown_path'] as const)
    expect(passes(judgeCode(resultCodes[key]))).toBe(true);
});

it('what will not be taken is not sent again, and nothing is lost by a session that ended', () => {
  expect(judgeCode(resultCodes.invalid_input)).toBe('invalid');
  expect(judgeCode(resultCodes.already_submitted)).toBe('submitted');
  expect(judgeCode(resultCodes.not_found)).toBe('refused');
  for (const key of ['token_invalid', 'token_expired', 'signed_in_elsewhere'] as const)
    expect(judgeCode(resultCodes[key])).toBe('signed_out');
  for (const key of ['invalid_input', 'not_found', 'token_expired'] as const)
    expect(passes(judgeCode(resultCodes[key]))).toBe(false);
});
