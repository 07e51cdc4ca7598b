import { expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { classifyFailure, isOutdated, stepByFailure } from './unsent-rules.ts';

/** Written apart from the table, so that a wrong cell is found. */
const expectedSteps = `
              no_reply server_away signed_out too_large invalid conflict late  refused
 answer       again    again       sign_in    ask       ask     done     later later
 entry        again    again       sign_in    ask       ask     done     later later
 file         again    again       sign_in    ask       ask     ask      later ask
 submit       again    again       sign_in    ask       ask     done     done  ask
 mark         again    again       sign_in    ask       ask     ask      ask   ask
 paper_mark   again    again       sign_in    ask       ask     ask      ask   ask
 taught_entry again    again       sign_in    ask       ask     done     ask   ask
 draft        again    again       sign_in    ask       ask     ask      ask   ask`;

it('has one step for each failure of each kind', () => {
  const [failures = [], ...rows] = expectedSteps
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));
  const expected = rows.map(([kind, ...steps]) => [
    kind,
    Object.fromEntries(failures.map((failure, index) => [failure, steps[index]])),
  ]);
  expect(stepByFailure).toEqual(Object.fromEntries(expected));
});

it.each([
  ['unknown_path', 'server_away'],
  ['overloaded', 'server_away'],
  ['too_many_requests', 'server_away'],
  ['token_invalid', 'signed_out'],
  ['signed_in_elsewhere', 'signed_out'],
  ['token_expired', 'signed_out'],
  ['body_too_large', 'too_large'],
  ['invalid_input', 'invalid'],
  ['changed_elsewhere', 'conflict'],
  ['already_submitted', 'late'],
  ['time_is_up', 'late'],
  ['not_allowed', 'refused'],
] as const)('calls %s %s', (code, failure) => {
  expect(classifyFailure(new ApiError(resultCodes[code], ''))).toBe(failure);
});

it('calls an error that is no reply of the server a missing reply', () => {
  expect(classifyFailure(new TypeError('Failed to fetch'))).toBe('no_reply');
});

it('keeps unsent work for 30 days, and longer where the clock of the device was not set', () => {
  const now = Date.UTC(2027, 5, 30);
  expect(isOutdated(Date.UTC(2027, 5, 1), now)).toBe(false);
  expect(isOutdated(Date.UTC(2027, 4, 30), now)).toBe(true);
  expect(isOutdated(Date.UTC(1970, 0, 1), now)).toBe(false);
});
