import type { Database } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { tokensOf, tokensOfFacts } from '#server/database/search/search-terms.ts';
import { factsOf, searchTextOf } from '#server/features/resources/resource-list.ts';

/**
 * The library of the measured schools: 1,000 or 100,000 resources. Words are about as frequent as in a real library.
 * Rare words are in equally many resources of both, enough to fill a page, so that the comparison measures finding
 * resources, not sending them.
 */

export const searchWords = {
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

const activityTypes =
  'diyquiz questionquiz videoquiz ebook drawsomething drawcard penactivity webviewgroupdraw webview webviewcourseware cardsend file link digitaltravel'.split(
    ' ',
  );
const topics = ['加法', '乘法', '閱讀', '寫作', '水的循環', '香港歷史', '地圖', '植物', '動物', '能量'];
const englishWords = ['reading', 'grammar', 'spelling', 'listening', 'story', 'poem', 'letter', 'report'];
const difficulties = ['easy', 'medium', 'hard'] as const;
const batchSize = 500;
const rareCount = 24;

/** A combination of facts that few resources have. */
export const rareFacts = { type: 'ebook', subject_id: 2, grade: 4, difficulty: 'hard' } as const;

/** True for `rareCount` of the numbers up to `count`; different ones for each `place`. */
function isRare(index: number, count: number, remainder: number): boolean {
  return index % Math.floor(count / rareCount) === remainder;
}

/** A pseudo-random number of 0..n-1, always the same for the same `index`, and independent for each `of`. */
function pseudoRandom(index: number, stream: number, limit: number): number {
  let hash = Math.imul(index + stream * 7_919, 2_654_435_761);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) % limit;
}

function resourceNameOf(index: number, count: number): string {
  const nameParts = [
    topics[pseudoRandom(index, 1, topics.length)],
    pseudoRandom(index, 2, 20) === 0 ? searchWords.twoCharacters : '',
    pseudoRandom(index, 3, 2) === 0 ? searchWords.frequent : '',
    pseudoRandom(index, 4, 40) === 0 ? 'phonics' : englishWords[pseudoRandom(index, 5, englishWords.length)],
    isRare(index, count, 11) ? searchWords.rare : '',
    `第${index}課`,
  ];
  return nameParts.filter(Boolean).join(' ');
}

function factsFor(index: number, count: number) {
  const facts = {
    type: activityTypes[pseudoRandom(index, 6, activityTypes.length)] ?? '',
    display_language: pseudoRandom(index, 7, 10) === 0 ? ('en' as const) : ('zh-hk' as const),
    subject_id: 1 + pseudoRandom(index, 8, 5),
    grade: 1 + pseudoRandom(index, 9, 6),
    difficulty: difficulties[pseudoRandom(index, 10, difficulties.length)] ?? null,
  };
  if (isRare(index, count, 23)) return { ...facts, ...rareFacts };
  const matchesRareFacts = Object.entries(rareFacts).every(
    ([name, value]) => facts[name as keyof typeof facts] === value,
  );
  return matchesRareFacts ? { ...facts, difficulty: 'easy' as const } : facts;
}

function resourceRowOf(index: number, count: number, now: number): Row<'resource'> {
  const name = resourceNameOf(index, count);
  const facts = factsFor(index, count);
  return {
    ...facts,
    id: index,
    activity_id: index,
    revision_id: index,
    owner_id: 1 + Math.floor((index - 1) / 500),
    name,
    search_text: searchTextOf({
      name,
      description: `About ${index}`,
      subject_names: [`Subject ${facts.subject_id}`],
    }),
    like_count: pseudoRandom(index, 11, 50),
    copy_count: pseudoRandom(index, 12, 30),
    shared_at: now - index,
    updated_at: now - index,
  };
}

/** Shares the first `count` activities of the school. */
export async function fillLibrary({ db, parts }: Database, count: number, now: number): Promise<void> {
  for (let from = 1; from <= count; from += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - from + 1) }, (_, index) =>
      resourceRowOf(from + index, count, now),
    );
    const searchEntries = rows.map((row) => ({
      id: row.id,
      tokens: [...tokensOf(row.search_text), ...tokensOfFacts(factsOf(row))],
    }));
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('resource').values(rows).execute();
      await parts.resourceSearch.put(tx, searchEntries);
    });
  }
}
