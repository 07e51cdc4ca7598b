import { sql } from 'kysely';
import { bankQuestion } from '#parts/exam-content/bank-question.ts';
import { buildChoiceQuestion } from '#parts/quiz-questions/samples/build-question.ts';
import { hashToken } from '#server/auth/actor.ts';
import type { Database } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { toRunText } from '#server/database/search/search-terms.ts';
import { questionShelf } from '#server/features/exam/questions/question-shelf.ts';
import { listTokens } from '#server/features/exam/shelf/tokens.ts';
import { benchToken } from './school.ts';
import { updateStatistics } from './update-statistics.ts';

/**
 * A school with a bank of 1,000 or 100,000 questions by twenty teachers; the first one teaches two of five subjects. A third
 * of the questions is each person's own, a third for the subject, a third for the school.
 */

export const examWords = {
  /** In equally many questions of both banks. */
  rare: '光合作用',
  /** In half of all questions. */
  frequent: '計算',
  /** In one of twenty. */
  twoCharacters: '分數',
};

/** Facts that equally many questions of both banks have. */
export const rareExamFacts = { subject_id: 2, grade: 4, year: 2020, difficulty: 'hard' } as const;
export const rareTag = '奧數';

const teacherCount = 20;
const rareCount = 24;
const batchSize = 500;
const tags = [rareTag, '期考', '中期考', '練習'];
const difficulties = ['easy', 'medium', 'hard'] as const;
const visibilities = ['own', 'subject', 'school'] as const;

/** A pseudo-random number of 0..limit-1, always the same for the same `index`, and independent for each `stream`. */
function pseudoRandom(index: number, stream: number, limit: number): number {
  let hash = Math.imul(index + stream * 7_919, 2_654_435_761);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) % limit;
}

const isRare = (index: number, count: number, remainder: number) =>
  index % Math.floor(count / rareCount) === remainder;

function textOf(index: number, count: number): string {
  const parts = [
    pseudoRandom(index, 1, 2) === 0 ? examWords.frequent : '找出',
    pseudoRandom(index, 2, 20) === 0 ? examWords.twoCharacters : '',
    isRare(index, count, 7) ? examWords.rare : '',
    `第${index}題的答案。`,
  ];
  return parts.filter(Boolean).join('，');
}

function contentOf(index: number, count: number): string {
  const question = buildChoiceQuestion('q1', 'single', textOf(index, count), ['*甲', '乙', '丙', '丁']);
  return JSON.stringify(bankQuestion.parse({ question }));
}

function recordOf(index: number, count: number, now: number): Row<'exam_question_record'> {
  const isRareRow = isRare(index, count, 11);
  const facts = {
    subject_id: 1 + pseudoRandom(index, 3, 5),
    grade: 1 + pseudoRandom(index, 4, 6),
    year: 2021 + pseudoRandom(index, 5, 5),
    difficulty: difficulties[pseudoRandom(index, 6, 3)] ?? null,
    visibility: visibilities[pseudoRandom(index, 7, 3)] ?? 'school',
    ...(isRareRow && { ...rareExamFacts, visibility: 'school' as const }),
  };
  return {
    ...facts,
    id: index,
    owner_id: 1 + pseudoRandom(index, 8, teacherCount),
    title: textOf(index, count),
    search_text: toRunText([textOf(index, count), '甲', '乙', '丙', '丁', `Subject ${facts.subject_id}`]),
    version_id: index,
    number: 1,
    points: 1,
    attachment_count: 0,
    creation_key: null,
    copied_from_id: null,
    created_at: now - index,
    changed_at: now - pseudoRandom(index, 9, 1_000_000),
    deleted_at: null,
    deleted_by: null,
    kind: 'single',
    is_draft: 0,
    has_passage: 0,
    has_picture: 0,
    has_sound: 0,
    source_key: null,
    import_id: null,
  };
}

/** Rare rows have the rare tag, others one of the frequent ones. */
function tagIdOf(index: number, count: number): number {
  return isRare(index, count, 11) ? 1 : 2 + pseudoRandom(index, 10, tags.length - 1);
}

async function insertBatch(
  { db, parts }: Database,
  indexes: readonly number[],
  { count, now }: { count: number; now: number },
): Promise<void> {
  const rows = indexes.map((index) => recordOf(index, count, now));
  const entries = rows.map((row) => ({
    id: row.id,
    tokens: listTokens(row, {
      searchText: row.search_text,
      tagIds: [tagIdOf(row.id, count)],
      shelf: questionShelf,
    }),
  }));
  const versions = rows.map(({ id, owner_id }) => ({
    id,
    question_id: id,
    number: 1,
    content: contentOf(id, count),
    content_version: 1,
    created_by: owner_id,
    created_at: now,
  }));
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('exam_question_record').values(rows).execute();
    await tx.insertInto('exam_question_version').values(versions).execute();
    const tagRows = rows.map(({ id }) => ({ question_id: id, tag_id: tagIdOf(id, count) }));
    await tx.insertInto('exam_question_tag').values(tagRows).execute();
    await parts.questionSearch.put(tx, entries);
  });
}

async function fillTeachers({ db }: Database, now: number): Promise<void> {
  const numbers = Array.from({ length: teacherCount }, (_, index) => index + 1);
  const calendar = { id: 1, name: '2026–27', starts_at: 0, ends_at: now, is_current: 1 as const };
  await db.insertInto('calendar').values(calendar).execute();
  await db.insertInto('class').values({ id: 1, calendar_id: 1, grade: 4, name: '4A' }).execute();
  for (const id of [1, 2, 3, 4, 5]) {
    await db
      .insertInto('subject')
      .values({ id, name: `Subject ${id}`, colour: 'harbour', position: id })
      .execute();
  }
  for (const id of numbers) {
    await sql`insert into "user" (id, email, name, nickname, nickname_eng, avatar, user_group, roles, password_hash, language, is_active, created_at)
      values (${id}, ${`t${id}@example.com`}, ${`Teacher ${id}`}, '', '', '', 'teacher', '["teacher"]', '', '', 1, 0)`.execute(
      db,
    );
  }
  const teachings = [1, 2].map((subject_id) => ({ user_id: 1, class_id: 1, subject_id }));
  await db.insertInto('teaching').values(teachings).execute();
  const later = now + 30 * 86_400_000;
  const session = { user_id: 1, created_at: now, expires_at: later, superseded_at: null, used_at: later };
  await db
    .insertInto('session')
    .values({ ...session, token_hash: hashToken(benchToken.teacher) })
    .execute();
}

export async function fillExamSchool(database: Database, count: number): Promise<void> {
  const now = Date.now();
  const { db } = database;
  await fillTeachers(database, now);
  const tagRows = tags.map((name, index) => ({ id: index + 1, name, search_key: name }));
  await db.insertInto('exam_tag').values(tagRows).execute();
  for (let from = 1; from <= count; from += batchSize) {
    const length = Math.min(batchSize, count - from + 1);
    const indexes = Array.from({ length }, (_, index) => from + index);
    await insertBatch(database, indexes, { count, now });
  }
  await updateStatistics(database);
}
