import { expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { classifyCode, isTemporary } from './failure-kind.ts';

it('sends again after a busy or broken server', () => {
  for (const key of ['overloaded', 'server_error', 'too_many_requests', 'unknown_path'] as const)
    expect(isTemporary(classifyCode(resultCodes[key]))).toBe(true);
});

it('does not send again after a refusal or the end of the session', () => {
  expect(classifyCode(resultCodes.invalid_input)).toBe('invalid');
  expect(classifyCode(resultCodes.already_submitted)).toBe('submitted');
  expect(classifyCode(resultCodes.not_found)).toBe('refused');
  for (const key of ['token_invalid', 'token_expired', 'signed_in_elsewhere'] as const)
    expect(classifyCode(resultCodes[key])).toBe('signed_out');
  for (const key of ['invalid_input', 'not_found', 'token_expired'] as const)
    expect(isTemporary(classifyCode(resultCodes[key]))).toBe(false);
});
