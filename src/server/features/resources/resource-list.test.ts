import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up as indexAnew } from '#server/database/migrations/2026-11-21-search-lists.ts';
import { searchTermsOf, toRunText } from '#server/database/search/search-terms.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertResources, type ResourceFields } from '#tests/support/test-resources.ts';

/**
 * Compares the list with a simple search of every resource. There are so many that each strategy of the list is used.
 */

const resourceCount = 2_400;
const types = ['diyquiz', 'ebook', 'link'];
const difficulties = ['easy', 'medium', 'hard'] as const;

let test: TestApp;
let facts: ResourceFields[];
/** The texts of each resource in which keywords are searched: its name and its subject's names. */
let texts: string[];
let ids: number[];
const queries: string[] = [];

/** `練習` is in four of five resources, `分數` in one of ten, `光合作用` in three. */
function createFields(index: number): ResourceFields {
  const words = [
    index % 5 === 0 ? '總結' : '練習',
    index % 10 === 3 ? '分數' : '整數',
    index % 800 === 17 ? '光合作用 Photosynthesis' : '',
    index % 40 === 1 ? 'Phonics' : 'Reading',
  ];
  return {
    name: `${words.filter(Boolean).join(' ')} ${index}`,
    type: types[index % 7 === 0 ? 1 : index % 600 === 5 ? 2 : 0]!,
    display_language: index % 11 === 0 ? 'en' : 'zh-hk',
    subject_id: index % 2 === 0 ? test.school.subjects.maths : test.school.subjects.chinese,
    grade: 1 + (index % 6),
    difficulty: difficulties[index % 3]!,
    like_count: index % 13,
    copy_count: (index * 7) % 17,
  };
}

beforeAll(async () => {
  test = await openTestApp((query) => queries.push(query));
  facts = Array.from({ length: resourceCount }, (_, index) => createFields(index));
  texts = facts.map(({ name, subject_id }) =>
    toRunText([name, subject_id === test.school.subjects.maths ? '數學' : '中文']),
  );
  ids = await insertResources(test, facts);
  const { teacher } = test.school.people;
  const liked = ids.filter((_, index) => index % 300 === 0);
  await test.app.db
    .insertInto('resource_like')
    .values(liked.map((resource_id) => ({ resource_id, user_id: teacher, created_at: 0 })))
    .execute();
});
afterAll(() => test.close());

type Query = {
  filter?: Record<string, unknown>;
  keyword?: string;
  sort?: 'newest' | 'likes' | 'copies';
  order?: 'asc' | 'desc';
  offset?: number;
  limit?: number;
};

async function list({ filter, ...query }: Query) {
  const input = { ...query, ...(filter ? { filter: JSON.stringify(filter) } : {}) };
  return test.get('GET /resource/index', input, { as: 'teacher' });
}

const sortValues = {
  newest: (index: number) => index,
  likes: (index: number) => facts[index]!.like_count,
  copies: (index: number) => facts[index]!.copy_count,
};

/** Ids of all matching resources in order, found by a full scan. */
function listExpectedIds({ filter = {}, keyword = '', sort = 'newest', order = 'desc' }: Query): number[] {
  const patterns = searchTermsOf(keyword).map(({ pattern }) => pattern.slice(1, -1));
  const wanted = Object.entries(filter).filter(([name]) => name !== 'liked');
  const found = facts.flatMap((fact, index) => {
    const text = texts[index]!;
    const row: Record<string, unknown> = { ...fact, language: fact.display_language };
    const fits = wanted.every(([name, value]) => row[name] === value);
    const isLiked = !filter['liked'] || index % 300 === 0;
    return fits && isLiked && patterns.every((pattern) => text.includes(pattern)) ? [index] : [];
  });
  const value = sortValues[sort];
  const sign = order === 'asc' ? 1 : -1;
  return found.sort((a, b) => sign * (value(a) - value(b) || ids[a]! - ids[b]!)).map((index) => ids[index]!);
}

const maths = () => test.school.subjects.maths;

const cases: [string, () => Query][] = [
  ['everything', () => ({})],
  ['a deep page', () => ({ offset: 1_990, limit: 50 })],
  ['most liked first', () => ({ sort: 'likes' })],
  ['fewest copies first', () => ({ sort: 'copies', order: 'asc' })],
  ['oldest first', () => ({ order: 'asc' })],
  ['a type', () => ({ filter: { type: 'ebook' } })],
  ['a rare type, liked most', () => ({ filter: { type: 'link' }, sort: 'likes' })],
  [
    'all filters',
    () => ({
      filter: { type: 'diyquiz', subject_id: maths(), grade: 3, difficulty: 'hard', language: 'zh-hk' },
    }),
  ],
  ['a filter that nothing fits', () => ({ filter: { grade: 12 } })],
  ['filters that many fit', () => ({ filter: { subject_id: maths(), language: 'zh-hk' }, sort: 'copies' })],
  ['filters that few fit', () => ({ filter: { subject_id: maths(), difficulty: 'hard' }, sort: 'likes' })],
  ['filters that nothing fits together', () => ({ filter: { grade: 2, difficulty: 'easy' } })],
  [
    'a word in filters that nothing fits together',
    () => ({ keyword: '練習', filter: { grade: 2, subject_id: maths() } }),
  ],
  ['a word that many hold', () => ({ keyword: '練習' })],
  ['a word that many hold, in Simplified', () => ({ keyword: '练习', sort: 'likes' })],
  ['a word that many hold, later pages', () => ({ keyword: '練習', offset: 300, limit: 40 })],
  ['a word that many hold, in a filter', () => ({ keyword: '練習', filter: { grade: 2, type: 'ebook' } })],
  ['a word that some hold', () => ({ keyword: '分數', sort: 'copies' })],
  ['a word that few hold', () => ({ keyword: '光合', sort: 'likes' })],
  ['a page that is the last and full', () => ({ keyword: '光合', limit: 3 })],
  ['one character', () => ({ keyword: '作' })],
  ['the beginning of a word', () => ({ keyword: 'phon' })],
  ['the beginning of a long word', () => ({ keyword: 'photosynth' })],
  ["a subject's name, in Simplified", () => ({ keyword: '数学', sort: 'likes' })],
  ["a subject's name and a word that few hold", () => ({ keyword: '數學 光合' })],
  ['several words', () => ({ keyword: 'read 分數 練習' })],
  ['words that nothing holds', () => ({ keyword: '練習 gone' })],
  ['those that I like', () => ({ filter: { liked: true }, sort: 'likes' })],
  ['those that I like, with a word', () => ({ filter: { liked: true, type: 'diyquiz' }, keyword: '總結' })],
];

describe('the list of resources', () => {
  it.each(cases)('%s', async (_name, build) => {
    const query = build();
    const { offset = 0, limit = 20 } = query;
    const all = listExpectedIds(query);
    const reply = await list(query);
    expect(reply.items.map(({ id }) => id)).toEqual(all.slice(offset, offset + limit));
    expect(reply.has_more).toBe(all.length > offset + limit);
    expect(reply.total).toBe(Math.min(all.length, 100));
    expect(reply.total_is_bound).toBe(all.length > 100);
  });

  it('takes no keyword of signs alone for no keyword', async () => {
    expect(await list({ keyword: '%' })).toMatchObject({ total: 0, items: [], has_more: false });
    expect((await list({ keyword: '  ' })).items).toHaveLength(20);
  });

  it('shows own ones only', async () => {
    expect(await list({ filter: { own: true } })).toMatchObject({ total: 100, total_is_bound: true });
    const reply = await test.get(
      'GET /resource/index',
      { filter: '{"own":"1"}', keyword: '練習' },
      { as: 'other' },
    );
    expect(reply.items).toEqual([]);
  });

  it('refuses filters that it does not know how to read, and pages without end', async () => {
    for (const filter of ['{', '[]', '{"grade":"x"}', '"a"']) {
      expect((await test.call('GET /resource/index', { filter }, { as: 'teacher' })).key).toBe(
        'invalid_input',
      );
    }
    expect((await test.call('GET /resource/index', { offset: 10_001 }, { as: 'teacher' })).key).toBe(
      'invalid_input',
    );
  });

  it('finds the same resources with a rebuilt index', async () => {
    await test.app.db.updateTable('resource').set({ search_text: '' }).execute();
    await indexAnew(test.app.db, test.app.parts);
    for (const [, build] of cases) {
      const { offset = 0, limit = 20, ...query } = build();
      const reply = await list({ ...query, offset, limit });
      expect(reply.items.map(({ id }) => id)).toEqual(listExpectedIds(query).slice(offset, offset + limit));
    }
  });

  it('counts nothing in the full-text index where a list has an index of its own', async () => {
    const asksSearch = async (filter: Record<string, unknown>) => {
      queries.length = 0;
      await list({ filter });
      return queries.some((each) => each.includes('resource_search'));
    };
    for (const filter of [{}, { type: 'ebook' }, { grade: 2 }, { subject_id: maths(), grade: 3 }])
      expect([filter, await asksSearch(filter)]).toEqual([filter, false]);
    expect(await asksSearch({ grade: 3, difficulty: 'hard' })).toBe(true);
  });

  it('sorts nothing that an index has in order, with any filter', async () => {
    if (test.app.parts.name !== 'sqlite') return;
    const filters = [
      {},
      { type: 'ebook' },
      { subject_id: maths() },
      { grade: 2 },
      { language: 'en' },
      { subject_id: maths(), grade: 3 },
      { subject_id: maths(), language: 'zh-hk' },
      { type: 'diyquiz', language: 'zh-hk' },
    ];
    for (const filter of filters) {
      for (const sort of ['newest', 'likes', 'copies'] as const) {
        queries.length = 0;
        await list({ filter, sort });
        const walk = queries.find((each) => each.startsWith('select "resource"."id" from "resource"'))!;
        const { rows } = await test.app.db.executeQuery<{ detail: string }>({
          ...test.app.db.selectFrom('resource').select('id').compile(),
          sql: `explain query plan ${walk}`,
          parameters: walk.match(/\?/g)?.map(() => 1) ?? [],
        });
        const plan = rows.map(({ detail }) => detail).join('; ');
        const step = Object.keys(filter).length > 0 ? 'SEARCH' : 'SCAN';
        // Of several filters, the first look reads no further than a row of the order's index.
        const end = '(; SCALAR SUBQUERY 1; SCAN resource USING COVERING INDEX [a-z_]+)?';
        expect(plan).toMatch(
          new RegExp(`^${step} resource USING COVERING INDEX [a-z_]+( \\([a-z_=<>? AND]+\\))?${end}$`),
        );
      }
    }
  });
});

/** What the first statement of a search reads. */
async function findFirstSource(keyword: string): Promise<'index' | 'rows' | undefined> {
  queries.length = 0;
  await list({ keyword });
  const sources = queries.map((statement) => {
    if (statement.includes('resource_search')) return 'index';
    return statement.startsWith('select "resource"."id" from "resource"') ? 'rows' : undefined;
  });
  return sources.find((source) => source !== undefined);
}

it('counts the rows of a word first only where counting stops at a limit', async () => {
  // PostgreSQL has one plan for all words, and would read all rows that hold a frequent one.
  const source = test.app.parts.name === 'postgres' ? 'rows' : 'index';
  expect(await findFirstSource('練習')).toBe(source);
  expect(await findFirstSource('光合作用')).toBe(source);
});
