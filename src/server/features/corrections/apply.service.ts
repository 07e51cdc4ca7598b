import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { QuestionChange } from '#parts/quiz-questions/corrections/correct-question.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction, type Tx } from '#server/database/database.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { recordChanges } from '#server/features/changes/record-changes.service.ts';
import { readCorrection } from '#server/features/contents/apply-corrections.service.ts';
import * as corrections from '#server/features/corrections/corrections.repository.ts';
import { requireTarget, type Target } from '#server/features/corrections/find-target.service.ts';
import { markAgainJob } from '#server/features/corrections/mark-again-jobs.ts';
import { makePreview } from '#server/features/corrections/preview.service.ts';
import { readChange } from '#server/features/corrections/read-change.ts';
import * as used from '#server/features/corrections/used-coursewares.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';
import { authorize } from '#server/policy/policy.ts';

/** Previews, applies and takes back corrections of used questions. */

export async function previewCorrection(
  context: SignedInContext,
  input: ParsedInputOf<Api['POST /study/correction_preview']>,
): Promise<ApiReply<'POST /study/correction_preview'>> {
  const { app, db } = context;
  const target = await requireTarget(context, input);
  const change = readChange(input, target.faulty);
  const coursewareIds = target.coursewares.map(({ courseware_id }) => courseware_id);
  await submitOverdueAttempts(app, { coursewareIds });
  return makePreview(app, db, target, change);
}

const toRow = (
  { activityId, questionId, bankQuestionId, versionMax, faulty }: Target,
  change: QuestionChange,
) => ({
  activity_id: activityId,
  question_id: questionId,
  bank_question_id: bankQuestionId,
  version_max: versionMax,
  faulty: JSON.stringify(faulty),
  kind: change.kind,
  question: change.kind === 'key' ? JSON.stringify(change.question) : null,
  points: change.kind === 'points' ? change.points : null,
});

type Recorded = {
  kind: 'question.corrected' | 'question.correction_taken_back';
  coursewares: readonly used.UsedCourseware[];
  title: string;
  correction: corrections.CorrectionRow['kind'];
  reason: string;
};

function recordCorrection(
  { app, actor }: SignedInContext,
  tx: Tx,
  at: number,
  { kind, coursewares, ...recorded }: Recorded,
): Promise<void> {
  const changes = coursewares.map(({ courseware_id: id, class_id }) => ({
    kind,
    at,
    by: actor.id,
    courseware: { id, class_id },
    ...recorded,
  }));
  return recordChanges(app, tx, ...changes);
}

/** Refuses with 'correction_changed' if other marks would change than those that the teacher has looked at. */
export async function applyCorrection(
  context: SignedInContext,
  input: ParsedInputOf<Api['POST /study/correction_apply']>,
): Promise<ApiReply<'POST /study/correction_apply'>> {
  const { app, actor } = context;
  const { reason, digest } = input;
  return inTransaction(app.db, async (tx) => {
    const target = await requireTarget({ app, db: tx, actor }, input);
    const change = readChange(input, target.faulty);
    await corrections.lockCoursewares(
      tx,
      target.coursewares.map(({ courseware_id }) => courseware_id),
    );
    const preview = await makePreview(app, tx, target, change);
    if (preview.digest !== digest) throw new AppError('correction_changed');
    const at = app.now();
    const { coursewares } = target;
    const coursewareIds = coursewares.map(({ courseware_id }) => courseware_id);
    const author = { reason, state: 'applying' as const, created_by: actor.id, created_at: at };
    const id = await corrections.insertCorrection(tx, { ...toRow(target, change), ...author }, coursewareIds);
    const { title } = toQuestionInfo(target.faulty);
    await recordCorrection(context, tx, at, {
      kind: 'question.corrected',
      coursewares,
      title,
      correction: change.kind,
      reason,
    });
    const request = { key: `${id} apply`, requested_by: actor.id, payload: { correction_id: id } };
    await enqueueJob(app, tx, markAgainJob, request);
    return { id };
  });
}

/** The coursewares of a correction. Refuses people who may not correct in all of them. */
async function requireCorrectedCoursewares(
  context: SignedInContext,
  id: number,
): Promise<used.UsedCourseware[]> {
  const ids = await corrections.listCoursewareIds(context.db, id);
  const coursewares = ids.length > 0 ? await used.listById(context.db, ids) : [];
  requireFound(coursewares[0]);
  for (const courseware of coursewares) await authorize(context, 'question.correct', courseware);
  return coursewares;
}

/** A repeated call changes nothing. */
export async function takeCorrectionBack(
  context: SignedInContext,
  { id }: ParsedInputOf<Api['POST /study/correction_take_back']>,
): Promise<ApiReply<'POST /study/correction_take_back'>> {
  const { app, actor } = context;
  const coursewares = await requireCorrectedCoursewares(context, id);
  await inTransaction(app.db, async (tx) => {
    const row = requireFound(await corrections.lockCorrection(tx, id));
    if (row.taken_back_at !== null) return;
    const at = app.now();
    await corrections.markTakenBack(tx, id, { by: actor.id, at });
    const { title } = toQuestionInfo(readCorrection(row).faulty);
    await recordCorrection(context, tx, at, {
      kind: 'question.correction_taken_back',
      coursewares,
      title,
      correction: row.kind,
      reason: '',
    });
    const request = { key: `${id} take back`, requested_by: actor.id, payload: { correction_id: id } };
    await enqueueJob(app, tx, markAgainJob, request);
  });
  return {};
}
