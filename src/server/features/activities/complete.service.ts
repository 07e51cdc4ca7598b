import type { ApiReply } from '#contract/api.ts';
import { activityStatus } from '#contract/choices.ts';
import { type FormIssueKey, findFormIssues } from '#contract/rules/activity-issues.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { isMarked } from '#form/mark-work.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as activities from '#server/features/activities/activities.repository.ts';
import { readStatus, requireOwnActivity } from '#server/features/activities/activities.service.ts';
import { type ActivityForm, toForm } from '#server/features/activities/activity-draft.ts';
import { insertRevision } from '#server/features/activities/draft-media.ts';
import { type ResolvedContent, readResolvedContent } from '#server/features/contents/resolve.service.ts';
import { findSelectionIssues } from '#server/features/contents/selection.service.ts';
import { listConvertingMedia } from '#server/features/conversions/conversions.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Publishes a draft: checks all rules and stores it as an immutable revision. */

type Completion = ApiReply<'POST /diy/complete'>;
type Issue = Completion['issues'][number];

const waitingIssueKey: FormIssueKey = 'media_converting';

function describeIssue({ path, message, params }: DraftIssue): Issue {
  return { path, message, ...(params ? { params: { ...params } } : {}) };
}

/**
 * Finds the issues of the draft. Those that running conversions will resolve are replaced by one issue that
 * says so.
 */
async function findIssues(
  db: Db,
  form: ActivityForm,
  { model, draft, conversionResults }: ResolvedContent,
): Promise<Issue[]> {
  const awaitingMedia = model.content.media(draft).filter(({ awaitsConversion }) => awaitsConversion);
  const convertingMedia = await listConvertingMedia(
    db,
    awaitingMedia.map(({ url }) => url),
  );
  const draftIssues = model.content.findIssues(draft, conversionResults);
  const issues = [
    ...findFormIssues(form),
    ...draftIssues.filter(({ waitsFor }) => waitsFor === undefined || !convertingMedia.has(waitsFor)),
  ].map(describeIssue);
  return convertingMedia.size > 0 ? [{ path: [], message: waitingIssueKey }, ...issues] : issues;
}

/** Stores the draft as a revision and returns its id; undefined if somebody saved or published meanwhile. */
function publishRevision(
  { db, actor, app }: SignedInContext,
  activity: Row<'activity'>,
  form: ActivityForm,
  { model, draft, content }: ResolvedContent,
): Promise<number | undefined> {
  const questions = model.work.questions(content).filter(isMarked);
  const { name, description, display_language, icon, startup_screen } = form;
  return inTransaction(db, async (tx) => {
    const hasClaimed = await activities.claimRevision(tx, activity, {
      status: activityStatus.completed,
      revised_draft_version: activity.draft_version,
      question_count: questions.length,
      modified_by: actor.id,
      modified_at: app.now(),
    });
    if (!hasClaimed) return undefined;
    return insertRevision(tx, {
      activity_id: activity.id,
      number: activity.revision_number + 1,
      type: activity.type,
      name,
      description,
      display_language,
      icon,
      startup_screen,
      content: JSON.stringify(draft),
      content_version: model.content.version,
      question_count: questions.length,
      max_score: questions.reduce((sum, { max_score }) => sum + max_score, 0),
      created_by: actor.id,
      created_at: app.now(),
    });
  });
}

/**
 * Publishes the draft as a new revision, or returns the issues that prevent that. A draft that is already
 * published gets no second revision, even with simultaneous calls.
 */
export async function completeActivity(context: SignedInContext, id: number): Promise<Completion> {
  const activity = await requireOwnActivity(context, id);
  const { revision_id, revision_number } = activity;
  const status = await readStatus(context, activity);
  if (revision_id !== null && activity.revised_draft_version === activity.draft_version) {
    return { completed: true, issues: [], revision_id, revision_number, status };
  }
  const resolvedDraft = await readResolvedContent(context.db, context.app.activities, activity);
  const form = toForm(activity);
  const issues = await findIssues(context.db, form, resolvedDraft);
  if (issues.length === 0) {
    const selectionSource = { type: activity.type, draft: resolvedDraft.draft, authorId: activity.owner_id };
    issues.push(...(await findSelectionIssues(context.app, context.db, selectionSource)).map(describeIssue));
  }
  if (issues.length > 0) return { completed: false, issues, revision_id, revision_number, status };
  const newRevisionId = await publishRevision(context, activity, form, resolvedDraft);
  // Somebody saved or published meanwhile, so it starts again with the current draft.
  if (newRevisionId === undefined) return completeActivity(context, id);
  return {
    completed: true,
    issues: [],
    revision_id: newRevisionId,
    revision_number: revision_number + 1,
    status: activityStatus.completed,
  };
}
