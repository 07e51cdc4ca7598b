import type { ApiInput } from '#contract/api.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import type { BenchCall } from '../calls.ts';
import { examWords, fillExamSchool, rareExamFacts, rareTag } from '../data/exam.ts';
import { fillExamResults } from '../data/exam-results.ts';
import { createSchoolPlace } from '../data/places.ts';
import { benchToken } from '../data/school.ts';
import { measureRate, median } from '../load/load.ts';
import { type SchoolPlace, startProduct } from '../processes.ts';
import type { Row } from '../rows.ts';
import type { RoundOptions } from './measure-calls.ts';
import { measureClassStart } from './measure-class-start.ts';
import { measureDraws } from './measure-draw.ts';

/** Lists, filters and searches of a bank of 100,000 questions beside the same of 1,000. */

type ListInput = ApiInput<'GET /exam/question_list'>;

function createList(name: string, filter: object, input: ListInput = {}, growthMax = 1.3): BenchCall {
  return {
    name,
    key: 'GET /exam/question_list',
    token: benchToken.teacher,
    input: { ...input, filter: JSON.stringify(filter) },
    growthMax,
    isHot: false,
  };
}

const search = (name: string, keyword: string, filter: object = {}) =>
  createList(`search, ${name}`, filter, { keyword }, 3);

const calls: BenchCall[] = [
  createList('list, newest', {}),
  createList('list, by title', {}, { sort: 'title' }),
  createList('list, by year', {}, { sort: 'year' }),
  createList('list, own', { own: true }),
  createList('filter, a subject and a grade', { subject_id: 2, grade: 4 }),
  createList('filter, for the school', { visibility: 'school' }),
  createList('filter, four facts', rareExamFacts),
  createList('filter, a rare tag', { tag: rareTag }),
  createList('filter, a frequent tag and a year', { tag: '期考', year: 2023 }),
  search('a rare word', examWords.rare),
  search('a frequent word', examWords.frequent),
  search('two characters', examWords.twoCharacters),
  search('a frequent word in a subject and a grade', examWords.frequent, { subject_id: 2, grade: 4 }),
  {
    name: 'results of a page of 50, at ten times the answers',
    key: 'GET /exam/question_results',
    token: benchToken.teacher,
    input: { ids: Array.from({ length: 50 }, (_, index) => 1 + 19 * index).join(',') },
    growthMax: 1.3,
    isHot: false,
  },
  {
    name: 'results of one question, in 30 quizzes instead of 3',
    key: 'GET /exam/question_result_detail',
    token: benchToken.teacher,
    input: { id: 40 },
    growthMax: 3,
    isHot: false,
  },
];

async function fillPlace(place: SchoolPlace, count: number, coursewares: number): Promise<void> {
  const database = openDatabase(place);
  try {
    await migrate(database);
    await fillExamSchool(database, count);
    await fillExamResults(database, { questions: 1_000, coursewares });
  } finally {
    await database.close();
  }
}

type Origins = { small: string; large: string };

/** Time at 100,000 ÷ time at 1,000, measured alternately, so that other work on this machine affects both. */
async function measureGrowth(
  call: BenchCall,
  { small, large }: Origins,
  { rounds, seconds }: RoundOptions,
): Promise<{ growth: number; rate: number }> {
  for (const origin of [small, large]) await measureRate(origin, call, seconds);
  const growths: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const rate = await measureRate(large, call, seconds);
    growths.push((await measureRate(small, call, seconds)) / rate);
    rates.push(rate);
  }
  return { growth: median(growths), rate: median(rates) };
}

export async function measureExam(
  { folder, postgres }: { folder: string; postgres: PostgresServer | undefined },
  { roundOptions, nameFilter }: { roundOptions: RoundOptions; nameFilter: string },
  report: (row: Row) => void,
): Promise<void> {
  const engine = postgres ? 'postgres' : 'sqlite';
  const [small, large] = [
    await createSchoolPlace(folder, postgres, 1),
    await createSchoolPlace(folder, postgres, 10),
  ];
  await fillPlace(small, 1_000, 3);
  await fillPlace(large, 100_000, 30);
  const servers = { small: await startProduct(small), large: await startProduct(large) };
  const origins = { small: servers.small.origin, large: servers.large.origin };
  for (const call of calls.filter(({ name }) => name.includes(nameFilter))) {
    const { growth, rate } = await measureGrowth(call, origins, roundOptions);
    report({
      engine,
      label: `bank, ${call.name}: ${Math.round(rate)}/s, time at 100,000 ÷ at 1,000`,
      figure: growth.toFixed(2),
      budget: `≤ ${call.growthMax}`,
      isMet: growth <= call.growthMax,
    });
  }
  await Promise.all([servers.small.stop(), servers.large.stop()]);
  if (!'a draw'.includes(nameFilter)) return;
  await measureDraws(large, engine, report);
  await measureClassStart(large, engine, report);
}
