import { expect, it } from 'vitest';
import { type AnswerChange, addChange, emptyOutbox, type Outbox } from '#player/storage/outbox-rules.ts';
import { buildAnswerStates } from './session-state.ts';

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
const change: AnswerChange = {
  question_id: 'q1',
  response: null,
  flagged: false,
  seq: 2,
  time_ms: 0,
  check: false,
};

function show(outbox: Outbox) {
  return buildAnswerStates({
    questionIds: ['q1'],
    answers: { q1: stored },
    outbox,
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
