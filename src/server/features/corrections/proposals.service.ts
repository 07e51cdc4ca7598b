import type { ApiReply } from '#contract/api.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import type { Actor } from '#server/auth/actor.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import { readCorrection } from '#server/features/contents/apply-corrections.service.ts';
import * as corrections from '#server/features/corrections/corrections.repository.ts';
import * as used from '#server/features/corrections/used-coursewares.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasTeaching } from '#server/policy/policy.repository.ts';

/** Corrections of questions of the bank by colleagues, as news for those whose coursewares use the questions. */

type Proposal = ApiReply<'GET /teacher/news'>['corrections'][number];
type Times = { since: number; seenAt: number };

/** How many corrections of the whole school are looked through. */
const lookedThroughMax = 50;

/** The person's coursewares that use the question and that nobody has corrected since. */
async function listUndecided(
  db: Db,
  actor: Actor,
  { id, bankQuestionId }: { id: number; bankQuestionId: number },
): Promise<used.UsedCourseware[]> {
  const decidedIds = new Set(await corrections.listDecidedCoursewareIds(db, bankQuestionId, id));
  const undecided: used.UsedCourseware[] = [];
  for (const courseware of await used.listOfBankQuestion(db, bankQuestionId)) {
    if (decidedIds.has(courseware.courseware_id)) continue;
    if (await hasTeaching(db, actor.id, courseware.class_id, courseware.subject_id))
      undecided.push(courseware);
  }
  return undecided;
}

/** Newest first. */
export async function listProposals(
  { db, actor, lang }: SignedInContext,
  { since, seenAt }: Times,
  limit: number,
): Promise<Proposal[]> {
  const rows = await corrections.listOfColleagues(db, { userId: actor.id, since, limit: lookedThroughMax });
  const proposals: Proposal[] = [];
  for (const row of rows) {
    if (proposals.length >= limit) break;
    const bankQuestionId = row.bank_question_id ?? 0;
    const undecided = await listUndecided(db, actor, { id: row.id, bankQuestionId });
    const [first] = undecided;
    if (!first) continue;
    proposals.push({
      correction_id: row.id,
      bank_question_id: bankQuestionId,
      title: toQuestionInfo(readCorrection(row).faulty).title,
      by_name: formatColleagueName(row, lang),
      courseware_id: first.courseware_id,
      courseware_name: first.courseware_name,
      courseware_count: undecided.length,
      is_new: row.created_at > seenAt,
      at: row.created_at,
    });
  }
  return proposals;
}
