import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { phrasesMax } from '#contract/limits.ts';
import { openPhotoApp, placeWalk, submitWalk } from '#tests/photowork/open-photowork.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { changeCourseware } from '#tests/support/test-courseware.ts';

/** Marking by hand. Teachers mark leaf (6 points) and tree (4), the machine marks edges (2), and gate has no mark. */

let test: TestApp;
let courseware_id: number;
let first: number;
let second: number;

beforeAll(async () => {
  test = await openPhotoApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  courseware_id = (await placeWalk(test)).id;
  first = await submitWalk(test, courseware_id, 'student1', { leaf: '楓樹', tree: 'Tall', edges: '5' });
  second = await submitWalk(test, courseware_id, 'student2', { leaf: '枫 树', edges: '4' });
});

const teacher = { as: 'teacher' } as const;
const read = (input: Partial<ApiInput<'GET /study/marking'>> = {}) =>
  test.get('GET /study/marking', { courseware_id, ...input }, teacher);
const toMark = (attempt_id: number, score = 5) => ({ attempt_id, question_id: 'leaf', seen: 0, score });

describe('the answers to mark', () => {
  it('are those to the first question that waits, of the class by number, similar ones numbered', async () => {
    const { questions, question_id, attempts, answers } = await read();
    expect(questions.map(({ id, waiting }) => [id, waiting])).toEqual([
      ['leaf', 2],
      ['tree', 1],
      ['edges', 0],
    ]);
    expect(question_id).toBe('leaf');
    expect(attempts).toMatchObject([
      { attempt_id: first, waiting: 2, is_one_of_several: false, members: [{ class_number: 1 }] },
      { attempt_id: second, waiting: 1, members: [{ class_number: 2 }] },
    ]);
    expect(answers).toMatchObject([
      { attempt_id: first, score: null, max_score: 6, step: null, similar: 1, response: { words: '楓樹' } },
      { attempt_id: second, score: null, similar: 1 },
    ]);
  });

  it('are not similar where something is drawn, however alike their words are', async () => {
    const drawn = { item_count: 1 };
    await test.app.db.updateTable('answer').set(drawn).where('attempt_id', '=', second).execute();
    expect((await read()).answers.map(({ similar }) => similar)).toEqual([null, null]);
  });

  it("have a machine's mark as well, and 0 where nothing was answered", async () => {
    expect((await read({ question_id: 'edges' })).answers.map(({ score }) => score)).toEqual([2, 0]);
    expect((await read({ question_id: 'tree' })).answers).toMatchObject([
      { score: null },
      { score: 0, response: null, text: '', similar: null },
    ]);
  });

  it('are all of one student on request; by default those of the first student who waits', async () => {
    const { attempt_id, question_id, answers } = await read({ by: 'student' });
    expect({ attempt_id, question_id }).toEqual({ attempt_id: first, question_id: null });
    expect(answers.map((answer) => answer.question_id)).toEqual(['leaf', 'tree', 'edges']);
    const other = await read({ by: 'student', attempt_id: second });
    expect(other.answers.map(({ score }) => score)).toEqual([null, 0, 0]);
  });

  it('include an earlier attempt while it waits, beside the one that counts', async () => {
    const placed = await placeWalk(test, { attempts_allowed: 2, counting_attempt: 'last' });
    const early = await submitWalk(test, placed.id, 'student1', { leaf: 'Early' });
    const late = await submitWalk(test, placed.id, 'student1', { leaf: 'Late' });
    const listed = async () =>
      (await read({ courseware_id: placed.id })).attempts.map((each) => [
        each.attempt_id,
        each.is_one_of_several,
      ]);
    expect(await listed()).toEqual([
      [early, true],
      [late, true],
    ]);
    await test.get('POST /study/mark', toMark(early), teacher);
    expect(await listed()).toEqual([[late, false]]);
  });

  it('are none where nobody has submitted', async () => {
    const { id } = await placeWalk(test);
    const reply = await read({ courseware_id: id });
    expect(reply).toMatchObject({ question_id: 'leaf', attempts: [], answers: [] });
    expect(await read({ courseware_id: id, by: 'student' })).toMatchObject({ attempt_id: null, answers: [] });
  });
});

describe('several marks at once', () => {
  const markMany = (marks: ApiInput<'POST /study/mark_many'>['marks']) =>
    test.call('POST /study/mark_many', { marks }, teacher);

  it('are stored together, each unless a colleague was faster', async () => {
    await test.get('POST /study/mark', { ...toMark(first, 2), comment: 'Earlier' }, { as: 'admin' });
    const { data } = await markMany([toMark(second), toMark(first)]);
    expect(data.results).toMatchObject([
      { is_stored: true, score: 5, newest: { number: 1 } },
      { is_stored: false, score: 2, newest: { number: 1, score: 2, comment: 'Earlier' } },
    ]);
    // A repeated call, as after a lost reply, gets the same results.
    expect((await markMany([toMark(second), toMark(first)])).data).toEqual(data);
  });

  it('are stored all or none', async () => {
    expect((await markMany([toMark(first), toMark(second, 7)])).key).toBe('mark_too_high');
    expect((await markMany([toMark(first), toMark(2_000_000_000)])).key).toBe('not_found');
    expect((await read()).answers.map(({ score }) => score)).toEqual([null, null]);
  });
});

describe('held marks', () => {
  const seen = async () => {
    const { score, answers, marks_held } = await test.get(
      'GET /play/attempt',
      { id: first },
      { as: 'student1' },
    );
    return { score, marks_held, marks: answers.filter(({ mark, key }) => mark ?? key).length };
  };
  const news = async () =>
    (await test.get('GET /play/news', {}, { as: 'student1' })).items.filter(
      (item) => item.courseware_id === courseware_id,
    );
  const release = (is_released: boolean, confirmed = true) =>
    test.call('POST /study/marks_release', { courseware_id, is_released, confirmed }, teacher);

  it('are not released unasked while answers wait for a mark, by the button or by the settings', async () => {
    await changeCourseware(test, courseware_id, { marks_held: 1 });
    const refused = await release(true, false);
    expect(refused.key).toBe('marks_waiting');
    expect(refused.msg).toMatch(/^\d+ answers? still waits? for marking/);
    const settings = { feedback_rule: 'after_submit' as const, marks_held: false };
    const update = (confirmed: boolean) =>
      test.call('POST /teacher/courseware_update', { id: courseware_id, settings, confirmed }, teacher);
    expect((await update(false)).key).toBe('marks_waiting');
    expect((await seen()).marks_held).toBe(true);
    expect((await update(true)).key).toBe('success');
    expect((await seen()).marks_held).toBe(false);
    // Holding back needs no question.
    const held = { ...settings, marks_held: true };
    const hold = { id: courseware_id, settings: held };
    expect((await test.call('POST /teacher/courseware_update', hold, teacher)).key).toBe('success');
    await changeCourseware(test, courseware_id, { marks_held: 0 });
  });

  it('are visible and in the news once they are released together, and hidden when they are held back again', async () => {
    await changeCourseware(test, courseware_id, { marks_held: 1 });
    await test.get('POST /study/mark', toMark(first), teacher);
    expect(await seen()).toEqual({ score: null, marks_held: true, marks: 0 });
    expect(await news()).toEqual([]);
    test.advance(60_000);
    const at = (await release(true)).data.marks_released_at;
    expect(await seen()).toMatchObject({ score: 7, marks_held: false });
    const { messages } = await test.get('GET /play/news', {}, { as: 'student1' });
    expect(messages).toMatchObject([{ kind: 'marks', courseware_id }]);
    expect(await news()).toEqual([]);
    // Repeating the call changes nothing.
    test.advance(1_000);
    expect((await release(true)).data.marks_released_at).toBe(at);
    expect((await release(false)).data.marks_released_at).toBeNull();
    expect(await seen()).toEqual({ score: null, marks_held: true, marks: 0 });
    const entries = await test.app.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_kind', '=', 'courseware')
      .where('subject_id', '=', courseware_id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['marks.release', 'marks.hold']);
  });

  it('stay within the feedback rule, and cannot be released where none are held', async () => {
    expect((await release(true)).key).toBe('invalid_input');
    await changeCourseware(test, courseware_id, { marks_held: 1, feedback_rule: 'never' });
    await release(true);
    expect(await seen()).toMatchObject({ score: null, marks: 0 });
  });
});

describe('phrases', () => {
  const save = (text: string, id?: number) =>
    test.call('POST /study/phrase_save', { text, ...(id !== undefined && { id }) }, teacher);
  const list = async () => (await test.get('GET /study/phrases', {}, teacher)).phrases;

  it('are kept once each, changed, deleted, and limited in number', async () => {
    const { id } = (await save('Show your working')).data;
    expect((await save('Show your working')).data.id).toBe(id);
    await save('Show all steps', id);
    expect(await list()).toEqual([{ id, text: 'Show all steps' }]);
    for (let number = 1; number < phrasesMax; number += 1) await save(`Phrase ${number}`);
    expect((await save('One more')).key).toBe('too_many_phrases');
    await test.get('POST /study/phrase_delete', { id }, teacher);
    expect((await list()).some((phrase) => phrase.id === id)).toBe(false);
  });
});
