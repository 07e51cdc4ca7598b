import type { Row } from '#server/database/schema.ts';
import type { Database } from '#server/database/database.ts';
import { tokensOf, tokensOfFacts } from '#server/database/search/search-terms.ts';
import { factsOf, searchTextOf } from '#server/features/resources/resource-list.ts';

/**
 * The library of the measured schools: 1,000 or 100,000 resources. Words are about as frequent as in a real library.
 * Rare words are in equally many resources of both, enough to fill a page, so that the comparison measures finding
 * resources, not sending them.
 */

export const words = {
  rare: '光合作用',
  /** In half of all resources. */
  frequent: '練習',
  /** In one of twenty resources. */
  twoCharacters: '分數',
  /** The beginning of a word in one of forty resources. */
  prefix: 'pho',
  /** Both words together are in one of sixteen resources. */
  together: 'reading 練習',
  /** Each word is in one of ten resources. */
  apart: '閱讀 植物',
};

const types =
  'diyquiz questionquiz videoquiz ebook drawsomething drawcard penactivity webviewgroupdraw webview webviewcourseware cardsend file link digitaltravel'.split(
    ' ',
  );
const topics = ['加法', '乘法', '閱讀', '寫作', '水的循環', '香港歷史', '地圖', '植物', '動物', '能量'];
const english = ['reading', 'grammar', 'spelling', 'listening', 'story', 'poem', 'letter', 'report'];
const difficulties = ['easy', 'medium', 'hard'] as const;
const batch = 500;
const rareCount = 24;

/** A combination of facts that few resources have. */
export const rareFacts = { type: 'ebook', subject_id: 2, grade: 4, difficulty: 'hard' } as const;

/** True for `rareCount` of the numbers below `count`; different numbers for each `place`. */
function isRare(i: number, count: number, place: number): boolean {
  return i % Math.floor(count / rareCount) === place;
}

/** A pseudo-random number of 0..n-1, always the same for the same `i`, and independent for each `of`. */
function draw(i: number, of: number, n: number): number {
  let hash = Math.imul(i + of * 7_919, 2_654_435_761);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) % n;
}

function nameOf(i: number, count: number): string {
  const parts = [
    topics[draw(i, 1, topics.length)],
    draw(i, 2, 20) === 0 ? words.twoCharacters : '',
    draw(i, 3, 2) === 0 ? words.frequent : '',
    draw(i, 4, 40) === 0 ? 'phonics' : english[draw(i, 5, english.length)],
    isRare(i, count, 11) ? words.rare : '',
    `第${i}課`,
  ];
  return parts.filter(Boolean).join(' ');
}

function factsFor(i: number, count: number) {
  const facts = {
    type: types[draw(i, 6, types.length)] ?? '',
    display_language: draw(i, 7, 10) === 0 ? ('en' as const) : ('zh-hk' as const),
    subject_id: 1 + draw(i, 8, 5),
    grade: 1 + draw(i, 9, 6),
    difficulty: difficulties[draw(i, 10, difficulties.length)] ?? null,
  };
  if (isRare(i, count, 23)) return { ...facts, ...rareFacts };
  const isOneMore = Object.entries(rareFacts).every(
    ([name, value]) => facts[name as keyof typeof facts] === value,
  );
  return isOneMore ? { ...facts, difficulty: 'easy' as const } : facts;
}

function rowOf(i: number, count: number, now: number): Row<'resource'> {
  const name = nameOf(i, count);
  const facts = factsFor(i, count);
  return {
    ...facts,
    id: i,
    activity_id: i,
    revision_id: i,
    owner_id: 1 + Math.floor((i - 1) / 500),
    name,
    search_text: searchTextOf({
      name,
      description: `About ${i}`,
      subject_names: [`Subject ${facts.subject_id}`],
    }),
    like_count: draw(i, 11, 50),
    copy_count: draw(i, 12, 30),
    shared_at: now - i,
    updated_at: now - i,
  };
}

/** Shares the first `count` activities of the school. */
export async function fillLibrary({ db, parts }: Database, count: number, now: number): Promise<void> {
  for (let from = 1; from <= count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from + 1) }, (_, index) =>
      rowOf(from + index, count, now),
    );
    const entries = rows.map((row) => ({
      id: row.id,
      tokens: [...tokensOf(row.search_text), ...tokensOfFacts(factsOf(row))],
    }));
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('resource').values(rows).execute();
      await parts.resourceSearch.put(tx, entries);
    });
  }
}
