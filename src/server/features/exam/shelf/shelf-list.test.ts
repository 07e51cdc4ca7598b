import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion } from '#tests/support/test-bank.ts';

/** Lists and searches of the bank. */

let test: TestApp;
const idByText = new Map<string, number>();

beforeAll(async () => {
  test = await openTestApp();
  const { maths, chinese } = test.school.subjects;
  const questions = [
    ['計算長方形的面積', { subject_id: maths, grade: 4, year: 2023, difficulty: 'easy', tags: ['圖形'] }],
    ['计算三角形的周长', { subject_id: maths, grade: 5, year: 2024, difficulty: 'hard', tags: ['图形'] }],
    ['《靜夜思》的作者是誰？', { subject_id: chinese, grade: 4, year: 2024, tags: ['唐詩'] }],
    ['Photosynthesis needs light', { grade: 4, visibility: 'school' }],
  ] as const;
  for (const [text, facts] of questions) {
    const tags = 'tags' in facts ? [...facts.tags] : [];
    idByText.set(text, await addQuestion(test, text, { ...facts, tags }));
  }
});
afterAll(() => test.close());

const as = { as: 'teacher' } as const;

async function find(input: { filter?: object; keyword?: string; sort?: 'title' | 'year'; order?: 'asc' }) {
  const { filter = {}, ...rest } = input;
  const page = await test.get('GET /exam/question_list', { filter: JSON.stringify(filter), ...rest }, as);
  expect(page.total).toBe(page.items.length);
  return page.items.map(({ title }) => title.slice(0, 4));
}

describe('a list of the bank', () => {
  it('finds Traditional by Simplified and the reverse, from two characters on', async () => {
    for (const keyword of ['面积', '面積', '长方', '方形的面'])
      expect(await find({ keyword })).toEqual(['計算長方']);
    expect(await find({ keyword: '計算' })).toEqual(['计算三角', '計算長方']);
    expect(await find({ keyword: '周長' })).toEqual(['计算三角']);
    expect(await find({ keyword: 'PHOTO' })).toEqual(['Phot']);
    expect(await find({ keyword: '面角' })).toEqual([]);
    expect(await find({ keyword: '%_"*' })).toEqual([]);
  });

  it('looks into options, tags and the subject', async () => {
    expect(await find({ keyword: '錯' })).toHaveLength(4);
    expect(await find({ keyword: '唐诗' })).toEqual(['《靜夜思']);
    expect(await find({ keyword: '数学' })).toEqual(['计算三角', '計算長方']);
  });

  it('filters by each fact, and by several', async () => {
    const { maths } = test.school.subjects;
    expect(await find({ filter: { subject_id: maths } })).toHaveLength(2);
    expect(await find({ filter: { grade: 4 } })).toHaveLength(3);
    expect(await find({ filter: { year: 2024 } })).toHaveLength(2);
    expect(await find({ filter: { difficulty: 'hard' } })).toEqual(['计算三角']);
    expect(await find({ filter: { kind: 'single' } })).toHaveLength(4);
    expect(await find({ filter: { kind: 'open' } })).toEqual([]);
    expect(await find({ filter: { visibility: 'school' } })).toEqual(['Phot']);
    expect(await find({ filter: { tag: '圖形' } })).toHaveLength(2);
    expect(await find({ filter: { tag: 'nothing' } })).toEqual([]);
    expect(await find({ filter: { own: true, draft: false } })).toHaveLength(4);
    expect(await find({ filter: { draft: true } })).toEqual([]);
    const all = { subject_id: maths, grade: 5, year: 2024, difficulty: 'hard', kind: 'single', tag: '图形' };
    expect(await find({ filter: { ...all, own: true }, keyword: '计算' })).toEqual(['计算三角']);
    expect(await find({ filter: { ...all, grade: 4 } })).toEqual([]);
  });

  it('sorts', async () => {
    expect(await find({ sort: 'year' })).toEqual(['《靜夜思', '计算三角', '計算長方', 'Phot']);
    expect(await find({ sort: 'title' })).toHaveLength(4);
    expect((await find({ sort: 'title' })).toReversed()).toEqual(
      (await test.get('GET /exam/question_list', { sort: 'title', order: 'desc' }, as)).items.map(
        ({ title }) => title.slice(0, 4),
      ),
    );
    const id = idByText.get('計算長方形的面積') ?? 0;
    await test.get('POST /exam/questions_change', { ids: [id], changes: { grade: 4 } }, as);
    const { items } = await test.get('GET /exam/question_list', { sort: 'changed' }, as);
    expect(items[0]?.id).toBe(id);
  });

  it('pages', async () => {
    const page = await test.get('GET /exam/question_list', { limit: 3, offset: 2 }, as);
    expect(page).toMatchObject({ total: 4, has_more: false, total_is_bound: false });
    expect(page.items).toHaveLength(2);
    expect((await test.call('GET /exam/question_list', { offset: 10_001 }, as)).key).toBe('invalid_input');
  });

  it('counts tags', async () => {
    const { tag_list } = await test.get('GET /exam/tag_list', { prefix: '图' }, as);
    expect(tag_list).toEqual([{ name: '圖形', count: 2, count_is_bound: false }]);
    expect((await test.get('GET /exam/tag_list', { prefix: '%' }, as)).tag_list).toEqual([]);
    const ofPapers = await test.get('GET /exam/tag_list', { kind: 'paper' }, as);
    expect(ofPapers.tag_list).toEqual([]);
  });

  it('refuses a filter that is none', async () => {
    for (const filter of ['[', '[]', 'null', '{"grade":"4"}', '{"grade":99}', '{"other":1}', '{"tag":""}']) {
      const { key } = await test.call('GET /exam/question_list', { filter }, as);
      expect(['invalid_input', 'unknown_field']).toContain(key);
    }
  });
});
