import { expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { classifyError } from '#player/features/attempt/attempt-calls.ts';
import { isTemporary } from '#player/features/attempt/outbox/failure-kind.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { TransportError } from '#ui/api/call.ts';
import { describeSaving } from './save-state.tsx';

it('distinguishes a busy server from a failed network', () => {
  for (const key of ['answers_wait', 'storage_away', 'overloaded', 'server_error'] as const)
    expect(classifyError(new ApiError(resultCodes[key], ''))).toBe('server_away');
  expect(classifyError(new TransportError(true))).toBe('no_reply');
  expect((['no_reply', 'server_away', 'refused', 'submitted'] as const).filter(isTemporary)).toEqual([
    'no_reply',
    'server_away',
  ]);
  expect(classifyError(new ApiError(resultCodes.courseware_closed, ''))).toBe('refused');

  const unsentState = { answers: {}, unsentCount: 1 };
  expect(describeSaving({ ...unsentState, outboxStatus: 'server_away' })).toBe('kept_to_send');
  expect(describeSaving({ ...unsentState, outboxStatus: 'waiting' })).toBe('waiting');
  expect(describeSaving({ ...unsentState, outboxStatus: 'refused' })).toBe('kept');
  expect(describeSaving({ ...unsentState, outboxStatus: 'sending' })).toBe('saving');
  expect(describeSaving({ answers: {}, unsentCount: 0, outboxStatus: 'idle' })).toBe('none');
});
