import { expect, it } from 'vitest';
import type { FileChange } from '#player/storage/file-changes.ts';
import { type AnswerChange, addChange, emptyOutbox, type Outbox } from '#player/storage/outbox-rules.ts';
import { buildAnswerStates } from './session-state.ts';

const createFile = (id: number) => ({
  id,
  url: `/play/private/${id}`,
  name: 'a.png',
  mime: 'image/png',
  bytes: 1,
});
const storedAnswer = {
  question_id: 'q1',
  response: null,
  files: [createFile(1)],
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

function buildAnswer(outbox: Outbox) {
  return buildAnswerStates({
    questionIds: ['q1'],
    answers: { q1: storedAnswer },
    outbox,
    status: 'idle',
    openingById: {},
    now: 0,
    toDeviceTime: (time) => time,
  })['q1'];
}

it("shows the server's files with the unsent changes of this device", () => {
  expect(buildAnswer(emptyOutbox)?.files).toEqual([createFile(1)]);
  const listFiles = (...attachments: FileChange[]) =>
    buildAnswer(addChange(emptyOutbox, { ...change, attachments }))?.files;
  const added: FileChange = { file: createFile(2), action: 'add' };
  expect(listFiles(added)).toEqual([createFile(1), createFile(2)]);
  expect(listFiles({ file: createFile(1), action: 'remove' }, added)).toEqual([createFile(2)]);
  expect(listFiles({ file: createFile(1), action: 'add' })).toEqual([createFile(1)]);
  expect(buildAnswer(addChange(emptyOutbox, change))?.files).toEqual([createFile(1)]);
});
