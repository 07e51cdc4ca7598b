import { expect, it } from 'vitest';
import { addChange, type Change, emptyOutbox, type Outbox } from '#player/storage/outbox-rules.ts';
import { buildAnswerStates, isGiven } from './session-state.ts';

const file = (id: number) => ({ id, url: `/play/private/${id}`, name: 'a.png', mime: 'image/png', bytes: 1 });
const stored = {
  question_id: 'q1',
  response: null,
  files: [file(1)],
  flagged: false,
  locked: false,
  seq: 1,
  time_ms: 0,
  deadline_at: null,
};
const change: Change = {
  question_id: 'q1',
  response: null,
  flagged: false,
  seq: 2,
  time_ms: 0,
  check: false,
};

function show(box: Outbox) {
  return buildAnswerStates({
    questionIds: ['q1'],
    answers: { q1: stored },
    box,
    status: 'idle',
    openings: {},
    now: 0,
    toDevice: (time) => time,
  })['q1'];
}

it('shows the files of the newest answer, sent or not', () => {
  expect(show(emptyOutbox)?.files).toEqual([file(1)]);
  const files = [file(1), file(2)];
  expect(show(addChange(emptyOutbox, { ...change, files }))?.files).toEqual(files);
  expect(show(addChange(emptyOutbox, change))).not.toHaveProperty('files');
});

it('counts a file as an answer', () => {
  expect(isGiven(undefined)).toBe(false);
  expect(isGiven({ response: { text: ' ' } })).toBe(false);
  expect(isGiven({ response: { text: 'a' } })).toBe(true);
  expect(isGiven({ response: undefined, files: [] })).toBe(false);
  expect(isGiven({ response: undefined, files: [file(1)] })).toBe(true);
});
