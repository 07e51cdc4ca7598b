import { randomInt } from 'node:crypto';
import type { Api, ApiReply } from '#contract/api.ts';
import { activityStatus } from '#contract/choices.ts';
import { formatText } from '#contract/language.ts';
import { nameMaxLength } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { App } from '#server/app.ts';
import { AccessRefusal, AppError, requireFound } from '#server/app-error.ts';
import { isAdmin } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as activities from '#server/features/activities/activities.repository.ts';
import * as drafts from '#server/features/activities/activity-draft.ts';
import * as items from '#server/features/activities/activity-items.ts';
import * as activityList from '#server/features/activities/activity-list.repository.ts';
import { activityMessages } from '#server/features/activities/activity-messages.ts';
import {
  listWaitingActivities,
  readProgress,
} from '#server/features/activities/conversion-progress.service.ts';
import { countQuestions } from '#server/features/activities/count-questions.service.ts';
import { insertActivity, namesMedia, updateDraft } from '#server/features/activities/draft-media.ts';
import { dropStaleLinks } from '#server/features/bank-links/bank-links.service.ts';
import { resolveDraft } from '#server/features/contents/resolve.service.ts';
import { drawPreview } from '#server/features/contents/selection.service.ts';
import { readHiddenTypes } from '#server/features/school/hidden-types.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import { hasSubject } from '#server/policy/subjects.repository.ts';

/** Lists, reads, creates, saves and copies activities. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

const formerClassesMax = 5;

/** Returns the viewer whose coursewares queries should count. */
export function toViewer({ actor }: SignedInContext): activityList.Viewer {
  return isAdmin(actor) ? 'all' : actor.id;
}

/** Returns the activity. Refuses if it is deleted or the person may not change it. */
export async function requireOwnActivity(context: SignedInContext, id: number): Promise<Row<'activity'>> {
  const activity = requireFound(await activities.findActivity(context.db, id));
  await authorize(context, 'activity.change', activity);
  if (activity.deleted_at !== null) throw new AppError('not_found');
  return activity;
}

export async function listActivities(
  context: SignedInContext,
  input: InputOf<'GET /diy/list'>,
): Promise<ApiReply<'GET /diy/list'>> {
  if (input.all && !isAdmin(context.actor))
    throw new AccessRefusal('not_allowed', context.actor.id, 'activity.list_all');
  const ownerId = input.all ? undefined : context.actor.id;
  const { total, items: rows } = await activityList.listActivities(context.db, {
    ownerId,
    viewer: toViewer(context),
    type: input.type || undefined,
    status: input.status ? Number(input.status) : undefined,
    waitingIds: input.status ? await listWaitingActivities(context.app, ownerId) : [],
    subjectId: input.subject_id,
    keyword: input.keyword || undefined,
    sort: input.sort,
    order: input.order ?? (input.sort === 'name' ? 'asc' : 'desc'),
    offset: input.offset,
    limit: input.limit,
  });
  const ids = rows.map(({ id }) => id);
  const progressByActivity = await readProgress(context.app, ids);
  const unusedIds = rows.flatMap(({ id, courseware_count }) => (courseware_count ? [] : [id]));
  const formerClassesByActivity = await activityList.listFormerClasses(context.db, unusedIds);
  return {
    total,
    items: rows.map((row) => ({
      ...items.describeItem(row, context.lang, progressByActivity.get(row.id)),
      former_classes: formerClassesByActivity.get(row.id)?.slice(0, formerClassesMax) ?? [],
    })),
  };
}

export async function readActivityDetail(
  context: SignedInContext,
  id: number,
): Promise<items.ActivityDetail> {
  await requireOwnActivity(context, id);
  const row = requireFound(await activityList.findActivityDetail(context.db, id, toViewer(context)));
  const progress = await readProgress(context.app, [id]);
  return items.describeDetail(context.app.activities, row, context.lang, progress.get(id));
}

const previewSeedMax = 2 ** 31 - 1;

/**
 * Returns a draft, saved or not, in the form that a student would see now. Where attempts select questions, each preview
 * does so anew.
 */
export async function previewDraft(
  { app, db, actor }: SignedInContext,
  { type, content }: InputOf<'POST /diy/preview'>,
): Promise<ApiReply<'POST /diy/preview'>> {
  const model = app.activities.find(type);
  if (!model) throw new AppError('invalid_input', { field: 'type' });
  const { draft, conversionResults, ...resolved } = await resolveDraft(
    db,
    model,
    drafts.parseDraft(model, content),
  );
  // An incomplete draft cannot be selected from: it is shown as an outline.
  if (model.content.findIssues(draft, conversionResults).length > 0) return { content: resolved.content };
  const seed = randomInt(1, previewSeedMax);
  const selected = await drawPreview(app, db, { type, draft, authorId: actor.id }, seed);
  return {
    content:
      selected === undefined ? resolved.content : model.content.resolve(draft, conversionResults, selected),
  };
}

async function requireSubject({ db }: SignedInContext, form: drafts.ActivityForm): Promise<void> {
  if (form.subject_id === null || (await hasSubject(db, form.subject_id))) return;
  throw new AppError('invalid_input', { field: 'form.subject_id' });
}

type NewActivity = {
  type: string;
  key: string | undefined;
  form: drafts.ActivityForm;
  content: unknown;
  copiedFromId: number | null;
};

/** Inserts a draft and returns its id; undefined if its key was used before. */
export async function insertDraft(
  app: App,
  db: Db,
  newActivity: NewActivity & { ownerId: number },
): Promise<number | undefined> {
  const model = requireFound(app.activities.find(newActivity.type));
  const now = app.now();
  return insertActivity(db, {
    ...drafts.toFormColumns(newActivity.form),
    owner_id: newActivity.ownerId,
    type: newActivity.type,
    creation_key: newActivity.key ?? null,
    status: activityStatus.in_process,
    content: JSON.stringify(newActivity.content),
    content_version: model.content.version,
    question_count: await countQuestions(db, { model, draft: newActivity.content, previousCount: 0 }),
    draft_version: 0,
    revised_draft_version: null,
    revision_id: null,
    revision_number: 0,
    modified_by: newActivity.ownerId,
    modified_at: now,
    created_at: now,
    copied_from_id: newActivity.copiedFromId,
    deleted_at: null,
  });
}

/** Creates a draft. If its key was used before, the existing activity is returned. */
async function createActivity(
  context: SignedInContext,
  newActivity: NewActivity,
): Promise<items.ActivityDetail> {
  const { db, actor, app } = context;
  const insertedId = await insertDraft(app, db, { ...newActivity, ownerId: actor.id });
  const id =
    insertedId ?? requireFound(await activities.findByCreationKey(db, actor.id, newActivity.key ?? '')).id;
  return readActivityDetail(context, id);
}

/** Creates an activity in process with a draft that another feature made. Its key is used as that of any creation. */
export function addDraft(
  context: SignedInContext,
  { form, ...draft }: Omit<NewActivity, 'form' | 'copiedFromId'> & { form: Partial<drafts.ActivityForm> },
): Promise<items.ActivityDetail> {
  return createActivity(context, { ...draft, form: { ...drafts.emptyForm, ...form }, copiedFromId: null });
}

export async function addActivity(
  context: SignedInContext,
  { type, key, form: givenForm }: InputOf<'POST /diy/add'>,
): Promise<items.ActivityDetail> {
  const model = context.app.activities.find(type);
  if (!model) throw new AppError('invalid_input', { field: 'type' });
  if ((await readHiddenTypes(context.db)).includes(type)) throw new AppError('type_not_used');
  const form = { ...drafts.emptyForm, ...givenForm };
  await requireSubject(context, form);
  return createActivity(context, { type, key, form, content: model.content.empty(), copiedFromId: null });
}

/** Returns the stored status, or 'converting' while the activity waits for conversions. */
export async function readStatus(
  { app }: SignedInContext,
  activity: Pick<Row<'activity'>, 'id' | 'status' | 'content' | 'icon' | 'startup_screen'>,
): Promise<number> {
  const { id, status } = activity;
  if (!namesMedia(activity)) return status;
  return (await readProgress(app, [id])).has(id) ? activityStatus.converting : status;
}

function isSameDraft(activity: Row<'activity'>, form: drafts.ActivityForm, content: string): boolean {
  return activity.content === content && JSON.stringify(drafts.toForm(activity)) === JSON.stringify(form);
}

type SaveInput = InputOf<'POST /diy/save'>;

/** Whether the editor that sends this also saved last; then it knows what is stored, although the reply may be lost. */
const isOwnSave = ({ draft_editor }: Row<'activity'>, { edit }: SaveInput): boolean =>
  edit !== undefined && edit.editor === draft_editor;

/** Whether the draft was saved before: the same one, or a newer one of the same editor. */
function wasSaved(activity: Row<'activity'>, input: SaveInput, content: string): boolean {
  if (isOwnSave(activity, input)) return (input.edit?.number ?? 0) <= activity.draft_edit;
  return input.draft_version !== activity.draft_version && isSameDraft(activity, input.form, content);
}

/**
 * Saves the draft if `draft_version` is current or the same editor saved last, else refuses with 'changed_elsewhere'. A
 * save that is repeated because its reply was lost changes nothing.
 */
export async function saveActivity(
  context: SignedInContext,
  input: SaveInput,
): Promise<ApiReply<'POST /diy/save'>> {
  const { db, actor, app } = context;
  const { form } = input;
  const activity = await requireOwnActivity(context, input.id);
  const model = requireFound(app.activities.find(activity.type));
  const draft = await dropStaleLinks(db, model, drafts.parseDraft(model, input.content));
  const content = JSON.stringify(draft);
  if (wasSaved(activity, input, content)) {
    const { draft_version, modified_at } = activity;
    return { draft_version, modified_at, status: await readStatus(context, activity) };
  }
  if (input.draft_version !== activity.draft_version && !isOwnSave(activity, input))
    throw new AppError('changed_elsewhere');
  await requireSubject(context, form);
  const revision = activity.revision_id ? await activities.findRevision(db, activity.revision_id) : undefined;
  const isPublished =
    revision !== undefined && drafts.wouldRepeatRevision(app.activities, form, draft, revision);
  const draft_version = activity.draft_version + 1;
  const modified_at = app.now();
  const status = isPublished ? activityStatus.completed : activityStatus.in_process;
  const isSaved = await updateDraft(db, activity, {
    ...drafts.toFormColumns(form),
    content,
    content_version: model.content.version,
    question_count: await countQuestions(db, { model, draft, previousCount: activity.question_count }),
    draft_version,
    draft_editor: input.edit?.editor ?? null,
    draft_edit: input.edit?.number ?? 0,
    status,
    modified_by: actor.id,
    modified_at,
    ...(isPublished ? { revised_draft_version: draft_version } : {}),
  });
  if (!isSaved) throw new AppError('changed_elsewhere');
  const savedActivity = { ...form, id: activity.id, content, status };
  return { draft_version, modified_at, status: await readStatus(context, savedActivity) };
}

function makeCopyName(name: string, lang: SignedInContext['lang']): string {
  const lengthMax = nameMaxLength - formatText(activityMessages.copy_name, lang, { name: '' }).length;
  return formatText(activityMessages.copy_name, lang, { name: name.slice(0, lengthMax).toWellFormed() });
}

/**
 * Reads what a copy of the activity is made of: its draft for people who may change it, its newest revision for
 * colleagues who may only read it. The content has the newest version of its type's format.
 */
export async function readCopySource(context: SignedInContext, id: number) {
  const { app, db, actor } = context;
  const sourceActivity = requireFound(await activities.findActivity(db, id));
  await authorize(context, 'activity.read', sourceActivity);
  if (sourceActivity.deleted_at !== null) throw new AppError('not_found');
  const canReadDraft = sourceActivity.owner_id === actor.id || isAdmin(actor);
  const revision =
    canReadDraft || sourceActivity.revision_id === null
      ? undefined
      : await activities.findRevision(db, sourceActivity.revision_id);
  const contentSource = canReadDraft ? sourceActivity : requireFound(revision);
  const { name, description, display_language, icon, startup_screen } = contentSource;
  const form = drafts.toForm({
    ...sourceActivity,
    name,
    description,
    display_language,
    icon,
    startup_screen,
  });
  return { ...app.activities.read(contentSource), form, ownerId: sourceActivity.owner_id };
}

/** Copies an activity as far as the person may read it. The copy is in process. */
export async function copyActivity(
  context: SignedInContext,
  { id, name }: InputOf<'POST /diy/copy'>,
): Promise<items.ActivityDetail> {
  const { model, content, form } = await readCopySource(context, id);
  return createActivity(context, {
    type: model.type,
    key: undefined,
    form: { ...form, name: name ?? makeCopyName(form.name, context.lang) },
    content,
    copiedFromId: id,
  });
}
