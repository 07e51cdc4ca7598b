import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { QuestionChange } from '#parts/quiz-questions/corrections/correct-question.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import { requireFound } from '#server/app-error.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import { readCorrection } from '#server/features/contents/apply-corrections.service.ts';
import * as corrections from '#server/features/corrections/corrections.repository.ts';
import { requireTarget, type Target } from '#server/features/corrections/find-target.service.ts';
import * as used from '#server/features/corrections/used-coursewares.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize, isAllowed } from '#server/policy/policy.ts';

/** Reads corrections: of a courseware, and the question that is to be corrected. */

type TargetReply = ApiReply<'GET /study/correction'>;

/** What a colleague did with the same question of the bank; undefined if that is another question, or taken back. */
async function readProposal(
  { db, lang }: SignedInContext,
  { bankQuestionId }: Target,
  proposalId: number | undefined,
): Promise<TargetReply['proposal']> {
  if (proposalId === undefined) return undefined;
  const row = requireFound(await corrections.findWithAuthor(db, proposalId));
  if (row.bank_question_id === null || row.bank_question_id !== bankQuestionId || row.taken_back_at !== null)
    return undefined;
  const change: QuestionChange = readCorrection(row).change;
  return {
    kind: row.kind,
    question: change.kind === 'key' ? change.question : null,
    points: row.points,
    reason: row.reason,
    by_name: formatColleagueName(row, lang),
  };
}

export async function readTarget(
  context: SignedInContext,
  { proposal_id, ...input }: ParsedInputOf<Api['GET /study/correction']>,
): Promise<TargetReply> {
  const target = await requireTarget(context, input);
  const { question, courseware, coursewares, bankQuestionId, faulty } = target;
  const { corrected: _, ...asMarked } = question;
  const proposal = await readProposal(context, target, proposal_id);
  return {
    courseware_name: courseware.courseware_name,
    title: toQuestionInfo(question).title,
    question: asMarked,
    bank_question_id: bankQuestionId,
    points: faulty.score ?? 0,
    coursewares: coursewares.map(({ courseware_id, courseware_name, class_name }) => ({
      courseware_id,
      courseware_name,
      class_name,
    })),
    ...(proposal && { proposal }),
  };
}

/** Whether the person may take the correction back. */
async function mayTakeBack({ db, actor }: SignedInContext, ids: readonly number[]): Promise<boolean> {
  for (const courseware of await used.listById(db, ids))
    if (!(await isAllowed(db, actor, 'question.correct', courseware))) return false;
  return true;
}

export async function listCorrections(
  context: SignedInContext,
  { courseware_id }: ParsedInputOf<Api['GET /study/corrections']>,
): Promise<ApiReply<'GET /study/corrections'>> {
  const { db, lang } = context;
  const courseware = requireFound(await used.findCourseware(db, courseware_id));
  await authorize(context, 'question.correct', courseware);
  const rows = await corrections.listOfCourseware(db, courseware_id);
  const items: ApiReply<'GET /study/corrections'>['corrections'] = [];
  for (const row of rows) {
    const coursewareIds = await corrections.listCoursewareIds(db, row.id);
    const withdrawer = {
      name: row.withdrawer_name,
      nickname: row.withdrawer_nickname,
      nickname_eng: row.withdrawer_nickname_eng,
    };
    items.push({
      id: row.id,
      kind: row.kind,
      question_id: row.question_id,
      bank_question_id: row.bank_question_id,
      title: toQuestionInfo(readCorrection(row).faulty).title,
      points: row.points,
      reason: row.reason,
      state: row.state,
      by_name: formatColleagueName(row, lang),
      at: row.created_at,
      taken_back_by_name: formatColleagueName(withdrawer, lang),
      taken_back_at: row.taken_back_at,
      courseware_count: coursewareIds.length,
      is_own: await mayTakeBack(context, coursewareIds),
    });
  }
  return { courseware_name: courseware.courseware_name, corrections: items };
}
