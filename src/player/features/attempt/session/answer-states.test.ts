import { expect, it } from 'vitest';
import type { AnswerChange } from '#player/features/attempt/unsent/attempt-lane.ts';
import type { ServerAnswer } from '#player/storage/attempt-types.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { buildAnswerStates, chooseChanges } from './answer-states.ts';

const createFile = (id: number) => ({
  id,
  url: `/play/private/${id}`,
  name: 'a.png',
  mime: 'image/png',
  bytes: 1,
});
const serverAnswer: ServerAnswer = {
  question_id: 'q1',
  response: 'server',
  files: [createFile(1), createFile(2)],
  flagged: false,
  locked: false,
  seq: 5,
  time_ms: 0,
  deadline_at: null,
};
const createEntry = (change: Partial<AnswerChange>, entry: Partial<UnsentEntry> = {}) => ({
  person: 1,
  lane: 'attempt:1',
  kind: 'answer' as const,
  name: 'q1',
  title: '',
  version: 1,
  revision: '',
  addedAt: 0,
  state: 'waiting' as const,
  ...entry,
  body: { question_id: 'q1', response: 'mine', flagged: true, seq: 6, time_ms: 0, check: false, ...change },
});

function build(entries: ReturnType<typeof createEntry>[], answer = serverAnswer) {
  return buildAnswerStates({
    questionIds: ['q1'],
    answers: { q1: answer },
    changes: chooseChanges(entries, {}),
    now: 0,
    toDeviceTime: (time) => time,
  })['q1'];
}

it('shows the newest change, sent or not', () => {
  expect(build([])).toMatchObject({ response: 'server', save: 'saved' });
  expect(build([createEntry({})])).toMatchObject({ response: 'mine', flagged: true, save: 'saving' });
  expect(build([createEntry({ seq: 4 })])).toMatchObject({ response: 'server', save: 'saved' });
  const traces = [createEntry({ seq: 9, response: 'newer' }), createEntry({ seq: 8 })];
  expect(build(traces)?.response).toBe('newer');
});

it('shows what the server did not take as waiting, and does not lock it', () => {
  expect(build([createEntry({ check: true }, { state: 'later' })])).toMatchObject({
    response: 'mine',
    save: 'waiting',
    locked: false,
  });
  expect(build([createEntry({ check: true })])?.locked).toBe(true);
});

it('shows a locked answer as it was marked, whatever this device still keeps', () => {
  const locked = { ...serverAnswer, locked: true };
  expect(build([createEntry({}, { state: 'later' })], locked)?.response).toBe('server');
});

it('shows the files of the server without those that are being removed', () => {
  expect(build([createEntry({})])?.files).toEqual(serverAnswer.files);
  const answers = buildAnswerStates({
    questionIds: ['q1'],
    answers: { q1: serverAnswer },
    fileChanges: [{ action: 'remove', question_id: 'q1', file: createFile(1) }],
    now: 0,
    toDeviceTime: (time) => time,
  });
  expect(answers['q1']?.files).toEqual([createFile(2)]);
  expect(answers['q1']?.unsent_files).toEqual({ added: 0, removed: 1 });
});

it('counts the files of each answer that wait on this device', () => {
  const photo = {
    action: 'add',
    kind: 'picture',
    name: 'a.png',
    type: 'image/png',
    last_modified: 0,
  } as const;
  const answers = buildAnswerStates({
    questionIds: ['q1', 'q2'],
    answers: {},
    fileChanges: [
      { ...photo, question_id: 'q1' },
      { ...photo, question_id: 'q1' },
    ],
    now: 0,
    toDeviceTime: (time) => time,
  });
  expect(answers['q1']?.unsent_files).toEqual({ added: 2, removed: 0 });
  expect(answers['q2']).not.toHaveProperty('unsent_files');
});
