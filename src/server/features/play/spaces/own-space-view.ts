import { requireFound } from '#server/app-error.ts';
import { createRulesForPerson } from '#server/features/attempts/reading/guest-rules.service.ts';
import type { AttemptWithRules } from '#server/features/attempts/rows/attempts.repository.ts';
import { feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import { toPerson } from '#server/features/attempts/saving/placed-entry.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';
import type { ActorContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Whether the student may see the teacher's feedback yet. */
async function maySeeFeedback({ app, db, actor }: ActorContext, attempt: AttemptWithRules): Promise<boolean> {
  const now = app.now();
  const rules = await createRulesForPerson(db, now)(actor, attempt);
  return feedbackFor(attempt.state, rules, now) === 'all';
}

/** Refuses with 'not_found' for spaces that the activity type does not have. */
export async function findSpaceView(
  context: ActorContext,
  attempt: AttemptWithRules,
  spaceName: string,
): Promise<SpaceView> {
  const { app, db, actor } = context;
  const ownRevision = await readRevision(app, db, attempt);
  const space = requireFound(ownRevision.model.work.spaces?.[spaceName]);
  const isShared = space.scope === 'courseware';
  if (isShared) await authorize(context, 'shared_space.use', attempt);
  const revision = isShared
    ? await readRevision(app, db, { revision_id: attempt.courseware_revision_id })
    : ownRevision;
  return {
    person: toPerson(actor),
    space,
    content: await withSchoolWords(db, revision),
    revisionId: revision.id,
    key: { courseware_id: attempt.courseware_id, attempt_id: isShared ? null : attempt.id, name: spaceName },
    isVisible: space.scope !== 'feedback' || (await maySeeFeedback(context, attempt)),
  };
}
