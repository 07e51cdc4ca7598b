import type { Api, ApiReply } from '#contract/api.ts';
import { calculateMean } from '#contract/figures/averages.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { questionShelf } from '#server/features/exam/questions/question-shelf.ts';
import { requireThing } from '#server/features/exam/shelf/require-thing.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { readViewer, sees } from '#server/policy/bank-viewer.ts';
import { viewerIdOf } from '#server/policy/visible-units.repository.ts';
import * as reading from './result-reading.repository.ts';
import { addWrongAnswers, type WrongAnswer } from './wrong-answers.ts';

/**
 * Reads how questions of the bank did. Whoever sees a question sees its figures of the whole school; classes are named only
 * to those who teach them.
 */

type Detail = ApiReply<'GET /exam/question_result_detail'>;
type Summary = Awaited<ReturnType<typeof reading.listSummaries>>[number];
type Result = Awaited<ReturnType<typeof reading.listResults>>[number];

const wrongShownMax = 3;

const divide = (sum: number, count: number): number | null => (count > 0 ? sum / count : null);

function describeSummary({ id, answers, share_sum, sign }: Summary) {
  const count = answers ?? 0;
  return { id, answers: count, facility: divide(share_sum ?? 0, count), sign };
}

export async function listQuestionResults(
  context: SignedInContext,
  { ids }: ParsedInputOf<Api['GET /exam/question_results']>,
): Promise<ApiReply<'GET /exam/question_results'>> {
  const viewer = await readViewer(context);
  const rows = (await reading.listSummaries(context.db, ids)).filter((row) => sees(viewer, row));
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const items = [...new Set(ids)].flatMap((id) => rowById.get(id) ?? []);
  return { items: items.map(describeSummary) };
}

const sumOf = (rows: readonly Result[], column: 'strong_answers' | 'strong_share_sum' | 'version_answers') =>
  rows.reduce((sum, row) => sum + (row[column] ?? 0), 0);

const facilityOf = ({ answers, share_sum }: Result) => divide(share_sum ?? 0, answers ?? 0);

/** `isSeen`: whether the caller teaches its class. */
function describeQuizzes(
  rows: readonly Result[],
  seesAll: boolean,
): Pick<Detail, 'quizzes' | 'other_quizzes'> {
  const live = rows.filter(({ courseware_name }) => courseware_name !== null);
  const seen = live.filter(({ teacher_id }) => seesAll || teacher_id !== null);
  return {
    quizzes: seen.map((row) => ({
      courseware_id: row.courseware_id,
      courseware_name: row.courseware_name ?? '',
      class_name: row.class_name ?? '',
      question_id: row.place,
      answers: row.answers ?? 0,
      facility: facilityOf(row),
      discrimination: row.discrimination,
    })),
    other_quizzes: live.length - seen.length,
  };
}

function describeWrong(
  rows: readonly Result[],
  { lang }: Pick<SignedInContext, 'lang'>,
): Pick<Detail, 'newest_answers' | 'wrong'> {
  const newestVersion = Math.max(0, ...rows.map(({ version_id }) => version_id ?? 0));
  const newest = rows.filter(({ version_id }) => version_id === newestVersion);
  const all = newest.flatMap(({ wrong }) => JSON.parse(wrong ?? '[]') as WrongAnswer[]);
  // What a single person wrote is not common, and may be about that person.
  const common = addWrongAnswers(all).filter(({ count }) => count > 1);
  return {
    newest_answers: sumOf(newest, 'version_answers'),
    wrong: common.slice(0, wrongShownMax).map(({ label, ...answer }) => ({ ...answer, label: label[lang] })),
  };
}

export async function readQuestionResult(
  context: SignedInContext,
  { id }: ParsedInputOf<Api['GET /exam/question_result_detail']>,
): Promise<Detail> {
  const { db, actor } = context;
  await requireThing(context, questionShelf, id, 'see');
  const summary = requireFound((await reading.listSummaries(db, [id]))[0]);
  const viewerId = viewerIdOf(actor);
  const rows = await reading.listResults(db, id, viewerId);
  const strongAnswers = sumOf(rows, 'strong_answers');
  return {
    ...describeSummary(summary),
    mean: {
      facility: calculateMean(rows.map(facilityOf)),
      discrimination: calculateMean(rows.map(({ discrimination }) => discrimination)),
      efficiency: calculateMean(rows.map(({ efficiency }) => efficiency)),
    },
    strong: { answers: strongAnswers, facility: divide(sumOf(rows, 'strong_share_sum'), strongAnswers) },
    ...describeQuizzes(rows, viewerId === undefined),
    ...describeWrong(rows, context),
  };
}
