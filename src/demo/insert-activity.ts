import { activityStatus } from '#contract/choices.ts';
import { insertOne, setRevision } from '#demo/demo.repository.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import type { DemoActivity, DemoHalf } from '#form/demo-half.ts';
import { isMarked } from '#form/mark-work.ts';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import { resolveDraft } from '#server/features/contents/resolve.service.ts';
import { trackMediaUse } from '#server/features/files/storage/stored-objects.service.ts';

/** An activity with its content from the demo half of its type. */
export type DescribedActivity = { model: ActivityModel; demo: DemoHalf; activity: DemoActivity };

export type FilledActivity = DescribedActivity & {
  id: number;
  ownerId: number;
  createdAt: number;
  /** Oldest first; `content` is resolved. */
  revisions: { id: number; content: unknown }[];
};

function describeForm(activity: DemoActivity, school: DemoSchool) {
  const { name, description, language, subject, grade, difficulty, startupScreen = '' } = activity;
  return {
    name,
    description,
    search_text: toSearchText(`${name} ${description}`),
    display_language: language,
    subject_id: school.subjects[subject],
    grade,
    difficulty,
    icon: '',
    startup_screen: startupScreen,
  };
}

async function describeContent(app: App, { model, activity }: DescribedActivity, givenContent: unknown) {
  const { draft, content, conversionResults } = await resolveDraft(
    app.db,
    model,
    model.content.draft.parse(givenContent),
  );
  const [issue] = model.content.findIssues(draft, conversionResults);
  if (issue && !activity.isUnfinished)
    throw new Error(`'${activity.key}' of the demo school is not complete: ${issue.message}`);
  const questions = model.work.questions(content).filter(isMarked);
  return {
    content,
    columns: {
      content: JSON.stringify(draft),
      content_version: model.content.version,
      question_count: questions.length,
    },
    max_score: questions.reduce((sum, { max_score }) => sum + max_score, 0),
  };
}

function trackMedia(app: App, holder: 'activity' | 'revision', id: number, texts: string[]): Promise<void> {
  return inTransaction(app.db, (tx) => trackMediaUse(tx, holder, id, texts));
}

/** Inserts the next revision and makes it the activity's newest. */
export async function insertRevision(
  app: App,
  filledActivity: FilledActivity,
  givenDraft: unknown,
  revisedAt: number,
): Promise<void> {
  const { id: activity_id, activity, model, ownerId, revisions } = filledActivity;
  const { columns, content, max_score } = await describeContent(app, filledActivity, givenDraft);
  const startup_screen = activity.startupScreen ?? '';
  const number = revisions.length + 1;
  const id = await insertOne(app.db, 'activity_revision', {
    ...columns,
    activity_id,
    number,
    type: model.type,
    name: activity.name,
    description: activity.description,
    display_language: activity.language,
    icon: '',
    startup_screen,
    max_score,
    created_by: ownerId,
    created_at: revisedAt,
  });
  await setRevision(app.db, activity_id, {
    ...columns,
    revision_id: id,
    revision_number: number,
    modified_at: revisedAt,
  });
  await trackMedia(app, 'activity', activity_id, [columns.content, startup_screen]);
  await trackMedia(app, 'revision', id, [columns.content, startup_screen]);
  revisions.push({ id, content });
}

/** Inserts the activity as a saved draft, without a revision. */
export async function insertDraft(
  app: App,
  school: DemoSchool,
  describedActivity: DescribedActivity,
  createdAt: number,
): Promise<FilledActivity> {
  const { model, activity } = describedActivity;
  const ownerId = school.teachers[activity.owner ?? 'teacher'];
  const { columns } = await describeContent(
    app,
    describedActivity,
    activity.firstRevisionContent ?? activity.content,
  );
  const id = await insertOne(app.db, 'activity', {
    ...describeForm(activity, school),
    ...columns,
    owner_id: ownerId,
    type: model.type,
    creation_key: null,
    status: activity.isUnfinished ? activityStatus.in_process : activityStatus.completed,
    draft_version: activity.isUnfinished ? 3 : 1,
    revised_draft_version: activity.isUnfinished ? null : 1,
    revision_id: null,
    revision_number: 0,
    modified_by: ownerId,
    modified_at: createdAt,
    created_at: createdAt,
    copied_from_id: null,
    deleted_at: null,
  });
  return { ...describedActivity, id, ownerId, createdAt, revisions: [] };
}
