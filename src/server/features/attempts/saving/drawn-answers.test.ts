import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createEntry,
  createErasure,
  createMark,
  openBoardApp,
  placeBoard,
  startForStudents,
} from '#tests/spaces/open-board.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Drawn work is answered work: wherever a question is answered or left out, its drawn items decide. */

let test: TestApp;
let courseware_id: number;
let attempt_id: number;

beforeAll(async () => {
  test = await openBoardApp();
});
afterAll(() => test.close());
beforeEach(() => begin());

async function begin(settings: Parameters<typeof placeBoard>[1] = {}): Promise<void> {
  courseware_id = (await placeBoard(test, settings)).id;
  attempt_id = (await startForStudents(test, courseware_id, 'student1')).student1;
}

const teacher = { as: 'teacher' } as const;
const student = { as: 'student1' } as const;
const inkMark = (item: string, points = 'line') => createEntry('ink', item, createMark(points));
const erasure = (item: string, is_on = true) => createEntry('ink', item, createErasure(is_on));

async function save(...entries: ReturnType<typeof createEntry>[]) {
  const reply = await test.get('POST /play/save', { attempt_id, entries }, student);
  return reply.entries.map(({ result }) => result);
}
const submit = () => test.get('POST /play/submit', { attempt_id }, student);
const counts = async () => {
  const { answers } = await test.get('GET /play/attempt', { id: attempt_id }, student);
  return answers.map(({ question_id, item_count = 0 }) => [question_id, item_count]);
};
async function readStates() {
  const { rows } = await test.get('GET /study/grid', { courseware_id }, teacher);
  const row = rows.find((each) => each.attempt_id === attempt_id);
  return row?.cells.map(({ question_id, state, needs_teacher }) => [question_id, state, needs_teacher]);
}
const readMarking = () => test.get('GET /study/marking', { courseware_id, question_id: 'q1' }, teacher);
const giveMark = (question_id: string, score: number) =>
  test.get('POST /study/mark', { attempt_id, question_id, seen: 0, score, comment: '' }, teacher);

describe('the items of a question', () => {
  it('are counted while they are not erased, each once', async () => {
    const repeated = inkMark('a');
    expect(await save(repeated, inkMark('b'), inkMark('c', 'q2 line'))).toEqual(['saved', 'saved', 'saved']);
    expect(await save(repeated, erasure('b'), createEntry('ink', 'a', { kind: 'moved', to: 'up' }))).toEqual([
      'saved',
      'saved',
      'saved',
    ]);
    expect(await counts()).toEqual([
      ['q1', 1],
      ['q2', 1],
    ]);
    await save(erasure('b', false), erasure('c'));
    expect(await counts()).toEqual([
      ['q1', 2],
      ['q2', 0],
    ]);
  });

  it('are an answer in the grid, at once and after submitting', async () => {
    await save(inkMark('a'));
    expect(await readStates()).toEqual([['q1', 'answered', true]]);
    await submit();
    expect(await readStates()).toEqual([
      ['q1', 'answered', true],
      ['q2', 'left_out', false],
    ]);
  });

  it('are no answer once all are erased', async () => {
    await save(inkMark('a'));
    await save(erasure('a'));
    await submit();
    expect(await readStates()).toEqual([
      ['q1', 'left_out', false],
      ['q2', 'left_out', false],
    ]);
  });

  it('wait for a teacher, in marking as in lists and statistics', async () => {
    await save(inkMark('a'));
    await submit();
    const marking = await readMarking();
    expect(marking.questions.map(({ id, waiting }) => [id, waiting])).toEqual([
      ['q1', 1],
      ['q2', 0],
    ]);
    expect(marking.answers).toMatchObject([{ attempt_id, item_count: 1, score: null }]);
    expect((await test.get('GET /study/list', {}, teacher)).items[0]).toMatchObject({ waiting: 1 });
    const detail = await test.get(
      'GET /study/question_detail',
      { courseware_id, question_id: 'q1' },
      teacher,
    );
    expect(detail.report.unanswered).toEqual([]);
    // A drawing has no key that could be wrong.
    expect(detail.can_be_corrected).toBe(false);
    expect(detail.statistics?.attempts).toBe(0);
    await giveMark('q1', 4);
    expect((await readMarking()).answers).toMatchObject([{ score: 4 }]);
  });

  it('keep a mark while nothing changes after a return, and lose it with any change', async () => {
    await save(inkMark('a'), inkMark('c', 'q2 line'));
    await submit();
    await giveMark('q1', 4);
    await giveMark('q2', 5);
    const user_ids = [test.school.people.student1];
    await test.get('POST /study/reopen_attempts', { courseware_id, user_ids, is_return: true }, teacher);
    await save(createEntry('ink', 'a', { kind: 'moved', to: 'up' }));
    await submit();
    const { cells } = (await test.get('GET /study/grid', { courseware_id }, teacher)).rows.find(
      (row) => row.attempt_id === attempt_id,
    ) ?? { cells: [] };
    expect(cells.map(({ question_id, score }) => [question_id, score])).toEqual([
      ['q1', null],
      ['q2', 5],
    ]);
  });

  it('cannot be changed once the answer was checked', async () => {
    await begin({ feedback_rule: 'at_once' });
    await save(inkMark('a'));
    const check = { question_id: 'q1', response: null, seq: 1, check: true };
    const { answers } = await test.get('POST /play/save', { attempt_id, answers: [check] }, student);
    expect(answers).toMatchObject([{ answer: { locked: true, mark: { needs_teacher: true } } }]);
    expect(await save(inkMark('b'), erasure('a'), inkMark('c', 'q2 line'))).toEqual([
      'late',
      'late',
      'saved',
    ]);
    expect(await counts()).toEqual([
      ['q1', 1],
      ['q2', 1],
    ]);
  });
});

it('teachers’ ink is no answer', async () => {
  const entries = [createEntry('teacher_ink', 'tick', createMark())];
  await test.get('POST /study/space_save', { courseware_id, attempt_id, entries }, teacher);
  expect(await counts()).toEqual([]);
});

it('a reopening keeps where the spaces stood', async () => {
  await save(inkMark('a'), inkMark('b'));
  await submit();
  const user_ids = [test.school.people.student1];
  await test.get('POST /study/reopen_attempts', { courseware_id, user_ids }, teacher);
  await save(inkMark('d'));
  const input = { courseware_id, user_id: test.school.people.student1 };
  const { attempts } = await test.get('GET /study/personal_detail', input, teacher);
  expect(attempts[0]?.earlier).toMatchObject([{ spaces: { ink: 2 } }]);
});
