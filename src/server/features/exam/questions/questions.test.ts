import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import { questionTypes } from '#parts/quiz-questions/model.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion, askFor } from '#tests/support/test-bank.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = { as: 'teacher' } as const;
const read = (id: number) => test.get('GET /exam/question_detail', { id }, as);

describe('a question of the bank', () => {
  it('is stored with its facts, its tags and what lists show of it', async () => {
    const { maths } = test.school.subjects;
    const facts = {
      subject_id: maths,
      grade: 4,
      year: 2024,
      difficulty: 'hard' as const,
      tags: ['分數', '分数', '期考'],
      visibility: 'subject' as const,
    };
    const passage = { id: 'p1', heading: '閱讀', passage: '小明有三個蘋果。' };
    const attachments = [{ url: 'files/a.pdf', name: 'a.pdf', mime: 'application/pdf', bytes: 5 }];
    const content = { question: askFor('三分之一加三分之一是多少？'), passage, attachments };
    const { id, is_draft } = await test.get('POST /exam/question_create', { facts, content }, as);
    expect(is_draft).toBe(false);
    const { items } = await test.get('GET /exam/question_list', {}, as);
    // Simplified and Traditional are one tag, under the name that was there first.
    expect(items[0]).toMatchObject({
      ...facts,
      id,
      tags: ['分數', '期考'],
      title: '三分之一加三分之一是多少？',
      kind: 'single',
      subject_name: '數學',
      is_own: true,
      can_change: true,
      version_number: 1,
      points: 1,
      has_passage: true,
      has_picture: false,
      has_sound: false,
      attachment_count: 1,
      is_draft: false,
    });
    expect((await read(id)).content).toMatchObject({ passage, attachments });
  });

  it('may be empty, of any kind, and is then a draft that says what is missing', async () => {
    for (const type of questionTypes) {
      const content = { question: createQuestion(type) };
      const saved = await test.get('POST /exam/question_create', { content }, as);
      expect(saved.is_draft).toBe(true);
      expect(saved.issues[0]?.path[0]).toBe('question');
      expect(saved.issues.map(({ message }) => message)).toContain('Enter the question');
    }
    const filter = JSON.stringify({ draft: true });
    const { total } = await test.get('GET /exam/question_list', { filter }, as);
    expect(total).toBe(questionTypes.length);
  });

  it('is made once for one key', async () => {
    const input = { key: 'key-of-one', content: { question: askFor('一次') } };
    const [one, other] = [
      await test.get('POST /exam/question_create', input, as),
      await test.get('POST /exam/question_create', input, as),
    ];
    expect(other).toEqual(one);
  });

  it('has a new version for a changed content alone', async () => {
    const id = await addQuestion(test, '第一版');
    const save = (base_number: number, change: object) =>
      test.get('POST /exam/question_save', { id, base_number, ...change }, as);
    const same = await save(1, { content: { question: askFor('第一版'), attachments: [] } });
    expect(same.version_number).toBe(1);
    expect(await save(1, { facts: { grade: 5 } })).toMatchObject({ version_number: 1 });
    expect(await save(1, { content: { question: askFor('第二版') } })).toMatchObject({ version_number: 2 });
    const detail = await read(id);
    expect(detail).toMatchObject({ title: '第二版', grade: 5, version_number: 2 });
    expect(detail.versions.map(({ number }) => number)).toEqual([2, 1]);
    const first = await test.get('GET /exam/question_version', { id, number: 1 }, as);
    expect(first.content).toMatchObject({ question: { body: { text: '第一版' } } });
    const restore = { id, number: 1, base_number: 2 };
    expect(await test.get('POST /exam/question_version_restore', restore, as)).toMatchObject({
      version_number: 3,
    });
    expect((await read(id)).title).toBe('第一版');
    expect((await test.call('GET /exam/question_version', { id, number: 9 }, as)).key).toBe('not_found');
  });

  it('is not saved over a newer version, and the refusal names who saved that', async () => {
    const id = await addQuestion(test, '原文');
    const save = (text: string, person: 'admin' | 'teacher') =>
      test.call(
        'POST /exam/question_save',
        { id, base_number: 1, facts: { grade: 2 }, content: { question: askFor(text) } },
        { as: person },
      );
    expect((await save('管理員', 'admin')).key).toBe('success');
    const refused = await save('老師', 'teacher');
    expect(refused.key).toBe('newer_version');
    expect(refused.msg).toContain('version 2');
    // A repeat of what is stored, whose reply was lost, is no conflict.
    expect((await save('管理員', 'admin')).key).toBe('success');
    expect(await read(id)).toMatchObject({ title: '管理員', version_number: 2 });
  });

  it('is changed together with others, all or none', async () => {
    const ids = [await addQuestion(test, '甲', { tags: ['舊'] }), await addQuestion(test, '乙')];
    const change = (changes: object, all = ids) =>
      test.call('POST /exam/questions_change', { ids: all, changes }, as);
    expect((await change({ visibility: 'subject' })).key).toBe('subject_needed');
    const subject_id = test.school.subjects.maths;
    const right = { subject_id, visibility: 'subject', year: 2023, add_tags: ['新'], remove_tags: ['旧'] };
    expect((await change(right, [...ids, 9_999])).key).toBe('not_found');
    expect((await read(ids[0] ?? 0)).tags).toEqual(['舊']);
    expect((await change(right)).data).toEqual({ changed: 2 });
    for (const id of ids)
      expect(await read(id)).toMatchObject({ year: 2023, tags: ['新'], version_number: 1 });
    const filter = JSON.stringify({ tag: '新' });
    expect((await test.get('GET /exam/question_list', { filter }, as)).total).toBe(2);
  });

  it('is copied for the eyes of the one who copies it', async () => {
    const facts = { subject_id: test.school.subjects.maths, tags: ['題'], visibility: 'school' as const };
    const id = await addQuestion(test, '原題', facts);
    const copy = await test.get('POST /exam/question_copy', { id }, { as: 'other' });
    const detail = await test.get('GET /exam/question_detail', { id: copy.id }, { as: 'other' });
    expect(detail).toMatchObject({ title: '原題', is_own: true, visibility: 'own', tags: ['題'] });
    expect(detail.copied_from_id).toBe(id);
  });

  it('refuses content of any other shape, and unknown subjects', async () => {
    const wrong = [
      null,
      'text',
      [],
      {},
      { question: null },
      { question: { id: 'q', type: 'unknown' } },
      { question: { id: '__proto__', type: 'single' } },
      { question: askFor('?'), passage: { id: 'p', passage: { blocks: 1 } } },
      { question: askFor('?'), attachments: [{ url: 'javascript:alert(1)', name: 'a', mime: '', bytes: 1 }] },
      { question: askFor('?'), attachments: Array.from({ length: 11 }, () => ({ url: 'a', name: 'a' })) },
    ];
    for (const content of wrong) {
      expect((await test.call('POST /exam/question_create', { content }, as)).key).toBe('invalid_input');
    }
    const facts = { subject_id: 9_999 };
    const content = { question: askFor('?') };
    expect((await test.call('POST /exam/question_create', { facts, content }, as)).key).toBe('invalid_input');
  });
});
