import type { Api, ApiReply } from '#contract/api.ts';
import { uniqueAttempts } from '#contract/figures/counting-attempt.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import {
  chooseShownAttempt,
  requireCoursewareStudy,
} from '#server/features/study/class-work/courseware-study.ts';
import {
  analyseDrawnQuestions,
  analyseQuestions,
} from '#server/features/study/details/question-scores.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** The item analysis of all questions of a courseware, for files; with what was drawn for whom. */

type Reply = ApiReply<'GET /study/item_analysis'>;

export async function readItemAnalysis(
  context: SignedInContext,
  input: ParsedInputOf<Api['GET /study/item_analysis']>,
): Promise<Reply> {
  const { app } = context;
  const coursewareStudy = await requireCoursewareStudy(context, input.courseware_id);
  const { courseware, revision, students } = coursewareStudy;
  const { counting, statistics } = await analyseQuestions(app, coursewareStudy);
  const questions = [...revision.questions.values()].flatMap(({ id, title, max_score }, index) => {
    const figures = statistics[index];
    return figures ? [{ ...figures, question_id: id, title, max_score }] : [];
  });
  const shown = students.flatMap((student) => chooseShownAttempt(student) ?? []);
  const drawing = uniqueAttempts([...shown, ...counting]).filter(({ selection }) => selection !== null);
  if (drawing.length === 0) return { questions, drawn: [], places: [] };
  const revisionOf = await readRevisions(app, app.db, drawing);
  const titleById = new Map<number, string>();
  const places = drawing.flatMap((attempt) =>
    [...revisionOf(attempt).questions.values()].flatMap(({ id, title, bank }) => {
      if (!bank || revision.questions.get(id)?.bank) return [];
      titleById.set(bank.question_id, title);
      return [{ attempt_id: attempt.id, question_id: id, bank_question_id: bank.question_id, title }];
    }),
  );
  const drawnStatistics = await analyseDrawnQuestions(app, courseware, revision, counting);
  const drawn = [...drawnStatistics].map(([bank_question_id, figures]) => ({
    ...figures,
    bank_question_id,
    title: titleById.get(bank_question_id) ?? '',
  }));
  drawn.sort((one, other) => other.attempts - one.attempts || one.bank_question_id - other.bank_question_id);
  return { questions, drawn, places };
}
