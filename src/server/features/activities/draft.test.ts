import { afterAll, describe, expect, it } from 'vitest';
import { buildQuizOf, buildSingleQuestion, openTestActivities } from '#tests/support/test-activities.ts';

/** A draft is created once, stored unchanged, and saved by one window at a time. */

const { school, form, type, add, detail, save } = await openTestActivities();

afterAll(() => school.close());

describe('starting an activity', () => {
  it('creates an empty draft, in process', async () => {
    const started = await add({ form: {} });
    expect(started).toMatchObject({
      type,
      name: '',
      status: 0,
      draft_version: 0,
      revision_number: 0,
      question_count: 0,
      owner_id: school.school.people.teacher,
      modified_by: 'teacher',
      content: { questions: [] },
    });
  });

  it('creates one activity even if its key is sent several times, also at once', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => add({ key: 'key-of-one-draft' })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const others = await add({ key: 'key-of-one-draft' }, 'other');
    expect(others.id).not.toBe(sent[0]?.id);
  });

  it('refuses unknown types and subjects', async () => {
    const unknownType = await school.call('POST /diy/add', { type: '__proto__' }, { as: 'teacher' });
    expect(unknownType).toMatchObject({ key: 'invalid_input', data: null });
    expect(unknownType.msg).toContain('type');
    const unknownSubject = await school.call(
      'POST /diy/add',
      { type, form: { subject_id: 999_999 } },
      { as: 'teacher' },
    );
    expect(unknownSubject.msg).toContain('form.subject_id');
  });

  it('is allowed for teachers only', async () => {
    expect((await school.call('POST /diy/add', { type }, { as: 'student1' })).key).toBe('not_allowed');
  });
});

describe('saving a draft', () => {
  it('keeps an incomplete draft and counts its questions', async () => {
    const { id } = await add({ form: {} });
    const unfinished = { questions: [{ id: 'q1', type: 'single' }, buildSingleQuestion('q2')] };
    expect(await save(id, unfinished, { name: '', subject_id: null })).toMatchObject({
      draft_version: 1,
      status: 0,
    });
    expect(await detail(id)).toMatchObject({ name: '', question_count: 2, draft_version: 1 });
  });

  it('refuses to overwrite changes of another window', async () => {
    const { id } = await add();
    await save(id, buildQuizOf('q1'));
    const late = { id, draft_version: 0, form, content: buildQuizOf('q2') };
    expect((await school.call('POST /diy/save', late, { as: 'teacher' })).key).toBe('changed_elsewhere');
    expect((await detail(id)).content).toMatchObject({ questions: [{ id: 'q1' }] });
  });

  it('lets only one of two simultaneous saves succeed', async () => {
    const { id } = await add();
    const keys = await Promise.all(
      ['q1', 'q2'].map(async (question_id) => {
        const input = { id, draft_version: 0, form, content: buildQuizOf(question_id) };
        return (await school.call('POST /diy/save', input, { as: 'teacher' })).key;
      }),
    );
    expect(new Set(keys)).toEqual(new Set(['changed_elsewhere', 'success']));
  });

  it('gives a repeated save the reply of the first one', async () => {
    const { id } = await add();
    const input = { id, draft_version: 0, form, content: buildQuizOf('q1') };
    const first = await school.get('POST /diy/save', input, { as: 'teacher' });
    expect(await school.get('POST /diy/save', input, { as: 'teacher' })).toEqual(first);
    expect(first.draft_version).toBe(1);
  });

  it('goes on after a lost reply with what the same editor has written since, in any order of arrival', async () => {
    const { id } = await add();
    const saveEdit = (editor: string, number: number, question: string, draft_version = 0) =>
      school.call(
        'POST /diy/save',
        { id, draft_version, form, content: buildQuizOf(question), edit: { editor, number } },
        { as: 'teacher' },
      );
    expect(await saveEdit('laptop', 1, 'q1')).toMatchObject({ key: 'success', data: { draft_version: 1 } });
    expect(await saveEdit('laptop', 2, 'q2')).toMatchObject({ key: 'success', data: { draft_version: 2 } });
    // The first save was repeated on its way, and arrives last.
    expect(await saveEdit('laptop', 1, 'q1')).toMatchObject({ key: 'success', data: { draft_version: 2 } });
    expect((await detail(id)).content).toMatchObject({ questions: [{ id: 'q2' }] });
    expect((await saveEdit('tablet', 3, 'q3')).key).toBe('changed_elsewhere');
    expect((await saveEdit('tablet', 3, 'q3', 2)).key).toBe('success');
    expect((await saveEdit('laptop', 4, 'q4')).key, 'the tablet was faster').toBe('changed_elsewhere');
    // What names no editor belongs to none.
    expect((await save(id, buildQuizOf('q5'))).draft_version).toBe(4);
    expect((await saveEdit('tablet', 5, 'q6', 3)).key).toBe('changed_elsewhere');
  });

  it('names the field that has the wrong form', async () => {
    const { id } = await add();
    const content = { questions: [buildSingleQuestion('q1'), { id: 'q2', type: 'essay' }] };
    const reply = await school.call(
      'POST /diy/save',
      { id, draft_version: 0, form, content },
      { as: 'teacher' },
    );
    expect(reply.key).toBe('invalid_input');
    expect(reply.msg).toContain('content.questions.1.type');
    expect((await detail(id)).draft_version).toBe(0);
  });

  it('drops fields that the format does not have', async () => {
    const { id } = await add();
    await save(id, { ...buildQuizOf('q1'), injected: 'x' });
    expect(JSON.stringify((await detail(id)).content)).not.toContain('injected');
  });

  it('refuses a draft that is too large', async () => {
    const { id } = await add();
    // 190 questions of 6,000 bytes each: each is within the limits, but together they exceed a megabyte.
    const questions = Array.from({ length: 190 }, (_, index) =>
      buildSingleQuestion(`q${index}`, '字'.repeat(2_000)),
    );
    const input = { id, draft_version: 0, form, content: { questions } };
    expect((await school.call('POST /diy/save', input, { as: 'teacher' })).key).toBe('body_too_large');
    expect((await detail(id)).draft_version).toBe(0);
  });

  it('is allowed for the owner and administrators only', async () => {
    const { id } = await add();
    const input = { id, draft_version: 0, form, content: buildQuizOf('q1') };
    expect((await school.call('POST /diy/save', input, { as: 'other' })).key).toBe('not_found');
    expect((await school.call('GET /diy/detail', { id }, { as: 'other' })).key).toBe('not_found');
    expect((await school.call('POST /diy/save', input, { as: 'admin' })).key).toBe('success');
    expect(await detail(id)).toMatchObject({
      modified_by: 'admin',
      owner_id: school.school.people.teacher,
    });
  });
});
