import { expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { judgeFailure } from '#player/features/attempt/attempt-calls.ts';
import { passes } from '#player/features/attempt/outbox/outbox-sender.ts';
import { ApiError, TransportError } from '#ui/api/call.ts';
import { describeSaving } from './describe-saving.ts';

it('tells a server that can take nothing from a network that is away', () => {
  for (const key of ['answers_wait', 'storage_away', 'overloaded', 'server_error'] as const)
    expect(judgeFailure(new ApiError(resultCodes[key], ''))).toBe('server_away');
  expect(judgeFailure(new TransportError(true))).toBe('transient');
  expect((['transient', 'server_away', 'refused', 'submitted'] as const).filter(passes)).toEqual([
    'transient',
    'server_away',
  ]);
  expect(judgeFailure(new ApiError(resultCodes.courseware_closed, ''))).toBe('refused');

  const unsent = { answers: {}, unsent: 1 };
  expect(describeSaving({ ...unsent, status: 'server_away' })).toBe('kept_to_send');
  expect(describeSaving({ ...unsent, status: 'waiting' })).toBe('waiting');
  expect(describeSaving({ ...unsent, status: 'refused' })).toBe('kept');
  expect(describeSaving({ ...unsent, status: 'sending' })).toBe('saving');
  expect(describeSaving({ answers: {}, unsent: 0, status: 'idle' })).toBe('none');
});
