import type { ActivityModel } from '#activities/activity-type.ts';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { isMarked } from '#activities/mark-work.ts';
import { activityStatus } from '#contract/choices.ts';
import { covers } from '#demo/covers.ts';
import { insertOne, setRevision } from '#demo/demo.repository.ts';
import type { DemoActivity, DemoType } from '#demo/demo-activity.ts';
import { type DemoStore, openDemoStore } from '#demo/demo-store.ts';
import { demoTypes } from '#demo/demo-types.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import type { TeacherKey } from '#demo/people.ts';
import { chineseQuizzes } from '#demo/quizzes/chinese.ts';
import { inTransaction } from '#server/database/database.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import { resolveDraft } from '#server/features/contents/resolve.service.ts';
import { trackUse } from '#server/features/files/storage/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';

/** The teachers' activities: each completed once, and one still in process. */

export type FilledActivity = {
  id: number;
  type: DemoType;
  activity: DemoActivity;
  ownerId: number;
  createdAt: number;
  /** The oldest first; `content` is resolved. */
  revisions: { id: number; content: unknown }[];
};

const dayMs = 86_400_000;

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

async function describeContent(app: App, model: ActivityModel, given: unknown) {
  const { draft, content, made } = await resolveDraft(app.db, model, model.content.draft.parse(given));
  const [issue] = model.content.findIssues(draft, made);
  if (issue) throw new Error(`The demo school has an activity that is not complete: ${issue.message}`);
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
  return inTransaction(app.db, (tx) => trackUse(tx, holder, id, texts));
}

/** The next revision, which becomes the activity's newest. */
async function insertRevision(app: App, filled: FilledActivity, given: unknown, at: number): Promise<void> {
  const { id: activity_id, activity, type, ownerId, revisions } = filled;
  const { columns, content, max_score } = await describeContent(app, type.model, given);
  const startup_screen = activity.startupScreen ?? '';
  const number = revisions.length + 1;
  const id = await insertOne(app.db, 'activity_revision', {
    ...columns,
    activity_id,
    number,
    type: type.model.type,
    name: activity.name,
    description: activity.description,
    display_language: activity.language,
    icon: '',
    startup_screen,
    max_score,
    created_by: ownerId,
    created_at: at,
  });
  await setRevision(app.db, activity_id, {
    ...columns,
    revision_id: id,
    revision_number: number,
    modified_at: at,
  });
  await trackMedia(app, 'activity', activity_id, [columns.content, startup_screen]);
  await trackMedia(app, 'revision', id, [columns.content, startup_screen]);
  revisions.push({ id, content });
}

async function insertActivity(
  app: App,
  school: DemoSchool,
  type: DemoType,
  activity: DemoActivity,
  createdAt: number,
): Promise<FilledActivity> {
  const ownerId = school.teachers[activity.owner ?? 'teacher'];
  const content = activity.earlier ?? activity.content;
  const id = await insertOne(app.db, 'activity', {
    ...describeForm(activity, school),
    ...(await describeContent(app, type.model, content)).columns,
    owner_id: ownerId,
    type: type.model.type,
    creation_key: null,
    status: activityStatus.completed,
    draft_version: 1,
    revised_draft_version: 1,
    revision_id: null,
    revision_number: 0,
    modified_by: ownerId,
    modified_at: createdAt,
    created_at: createdAt,
    copied_from_id: null,
    deleted_at: null,
  });
  const filled = { id, type, activity, ownerId, createdAt, revisions: [] };
  await insertRevision(app, filled, content, createdAt);
  return filled;
}

async function insertDraft(app: App, school: DemoSchool, ownerId: number, at: number): Promise<void> {
  const [first] = chineseQuizzes;
  if (!first) return;
  const questions = first.content.questions.slice(0, 2).map((question) => ({ ...question, explanation: '' }));
  const [, second] = questions;
  if (second) second.answers = second.answers.map((answer) => ({ ...answer, correct: false }));
  await insertOne(app.db, 'activity', {
    ...describeForm({ ...first, name: '成語挑戰（編輯中）', description: '' }, school),
    owner_id: ownerId,
    type: diyquiz.type,
    creation_key: null,
    status: activityStatus.in_process,
    content: JSON.stringify({ ...first.content, questions }),
    content_version: diyquiz.content.version,
    question_count: questions.length,
    draft_version: 3,
    revised_draft_version: null,
    revision_id: null,
    revision_number: 0,
    modified_by: ownerId,
    modified_at: at,
    created_at: at,
    copied_from_id: null,
    deleted_at: null,
  });
}

async function addCover(activity: DemoActivity, { drawing }: DemoStore): Promise<DemoActivity> {
  const cover = covers.get(activity.key);
  return cover ? { ...activity, startupScreen: (await drawing(cover)).url } : activity;
}

/** Activities by their key, each at its first revision. */
export async function fillActivities(app: App, school: DemoSchool): Promise<Map<string, FilledActivity>> {
  const built: { type: DemoType; activity: DemoActivity }[] = [];
  const storeFor = (owner: TeacherKey) => openDemoStore(app, school.teachers[owner]);
  for (const type of demoTypes) {
    for (const activity of await type.build(storeFor)) {
      built.push({ type, activity: await addCover(activity, storeFor(activity.owner ?? 'teacher')) });
    }
  }
  const filled = new Map<string, FilledActivity>();
  for (const [index, { type, activity }] of built.entries()) {
    const createdAt = app.now() - (44 + (index % 7)) * dayMs;
    filled.set(activity.key, await insertActivity(app, school, type, activity, createdAt));
  }
  await insertDraft(app, school, school.teachers.teacher, app.now() - 3_600_000);
  return filled;
}

/** Gives those that have one their second revision. */
export async function reviseActivities(app: App, filled: Iterable<FilledActivity>): Promise<void> {
  for (const each of filled) {
    const { earlier, content } = each.activity;
    if (earlier !== undefined) await insertRevision(app, each, content, app.now() - 2 * dayMs);
  }
}
