import type { Api, ApiReply } from '#contract/api.ts';
import { activityStatus } from '#contract/choices.ts';
import { formatText } from '#contract/language.ts';
import { nameMaxLength } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AccessRefusal, AppError, requireFound } from '#server/app-error.ts';
import { isAdmin } from '#server/auth/actor.ts';
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
import { insertActivity, namesMedia, updateDraft } from '#server/features/activities/draft-media.ts';
import { resolveDraft } from '#server/features/contents/resolve.service.ts';
import { readHiddenTypes } from '#server/features/school/hidden-types.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Lists, reads, creates, saves and copies activities. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

const formerClassesMax = 5;

/** The viewer for queries of coursewares. */
export function viewerOf({ actor }: SignedInContext): activityList.Viewer {
  return isAdmin(actor) ? 'all' : actor.id;
}

/** The activity. Refuses if it is deleted or the person may not change it. */
export async function requireOwnActivity(context: SignedInContext, id: number): Promise<Row<'activity'>> {
  const activity = requireFound(await activities.findActivity(context.db, id));
  await authorize(context, 'activity.change', activity);
  if (activity.deleted_at !== null) throw new AppError('not_found');
  return activity;
}

export async function listActivities(
  context: SignedInContext,
  input: Input<'GET /diy/list'>,
): Promise<ApiReply<'GET /diy/list'>> {
  if (input.all && !isAdmin(context.actor))
    throw new AccessRefusal('not_allowed', context.actor.id, 'activity.list_all');
  const ownerId = input.all ? undefined : context.actor.id;
  const { total, items: rows } = await activityList.listActivities(context.db, {
    ownerId,
    viewer: viewerOf(context),
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
  const progress = await readProgress(context.app, ids);
  const unused = rows.flatMap(({ id, courseware_count }) => (courseware_count ? [] : [id]));
  const former = await activityList.listFormerClasses(context.db, unused);
  return {
    total,
    items: rows.map((row) => ({
      ...items.describeItem(row, context.lang, progress.get(row.id)),
      former_classes: former.get(row.id)?.slice(0, formerClassesMax) ?? [],
    })),
  };
}

export async function readDetail(context: SignedInContext, id: number): Promise<items.ActivityDetail> {
  await requireOwnActivity(context, id);
  const row = requireFound(await activityList.findActivityDetail(context.db, id, viewerOf(context)));
  const progress = await readProgress(context.app, [id]);
  return items.describeDetail(context.app.activities, row, context.lang, progress.get(id));
}

/** A draft, saved or not, in the form that students would see now. */
export async function previewDraft(
  { app, db }: SignedInContext,
  { type, content }: Input<'POST /diy/preview'>,
): Promise<ApiReply<'POST /diy/preview'>> {
  const model = app.activities.find(type);
  if (!model) throw new AppError('invalid_input', { field: 'type' });
  const resolved = await resolveDraft(db, model, drafts.parseDraft(model, content));
  return { content: resolved.content };
}

async function checkSubject({ db }: SignedInContext, form: drafts.ActivityForm): Promise<void> {
  if (form.subject_id === null || (await activities.hasSubject(db, form.subject_id))) return;
  throw new AppError('invalid_input', { field: 'form.subject_id' });
}

type Start = {
  type: string;
  key: string | undefined;
  form: drafts.ActivityForm;
  content: unknown;
  copiedFromId: number | null;
};

/** Creates a draft. If its key was used before, the existing activity is returned. */
async function startActivity(context: SignedInContext, start: Start): Promise<items.ActivityDetail> {
  const { db, actor, app } = context;
  const model = requireFound(app.activities.find(start.type));
  const now = app.now();
  const insertedId = await insertActivity(db, {
    ...drafts.formColumns(start.form),
    owner_id: actor.id,
    type: start.type,
    creation_key: start.key ?? null,
    status: activityStatus.in_process,
    content: JSON.stringify(start.content),
    content_version: model.content.version,
    question_count: drafts.countQuestions(model, start.content, 0),
    draft_version: 0,
    revised_draft_version: null,
    revision_id: null,
    revision_number: 0,
    modified_by: actor.id,
    modified_at: now,
    created_at: now,
    copied_from_id: start.copiedFromId,
    deleted_at: null,
  });
  const id = insertedId ?? requireFound(await activities.findByCreationKey(db, actor.id, start.key ?? '')).id;
  return readDetail(context, id);
}

export async function addActivity(
  context: SignedInContext,
  { type, key, form: givenForm }: Input<'POST /diy/add'>,
): Promise<items.ActivityDetail> {
  const model = context.app.activities.find(type);
  if (!model) throw new AppError('invalid_input', { field: 'type' });
  if ((await readHiddenTypes(context.db)).includes(type)) throw new AppError('type_not_used');
  const form = { ...drafts.emptyForm, ...givenForm };
  await checkSubject(context, form);
  return startActivity(context, { type, key, form, content: model.content.empty(), copiedFromId: null });
}

/** The stored status, or 'converting' while it waits for conversions. */
export async function readStatus(
  { app }: SignedInContext,
  activity: Pick<Row<'activity'>, 'id' | 'status' | 'content' | 'icon' | 'startup_screen'>,
): Promise<number> {
  const { id, status } = activity;
  if (!namesMedia(activity)) return status;
  return (await readProgress(app, [id])).has(id) ? activityStatus.converting : status;
}

function isSameDraft(activity: Row<'activity'>, form: drafts.ActivityForm, content: string): boolean {
  return activity.content === content && JSON.stringify(drafts.formOf(activity)) === JSON.stringify(form);
}

/**
 * Saves the draft if `draft_version` is current, else refuses 'changed_elsewhere'. A save that is repeated because its
 * reply was lost gets the same reply.
 */
export async function saveActivity(
  context: SignedInContext,
  input: Input<'POST /diy/save'>,
): Promise<ApiReply<'POST /diy/save'>> {
  const { db, actor, app } = context;
  const { form } = input;
  const activity = await requireOwnActivity(context, input.id);
  const model = requireFound(app.activities.find(activity.type));
  const draft = drafts.parseDraft(model, input.content);
  const content = JSON.stringify(draft);
  if (input.draft_version !== activity.draft_version) {
    if (!isSameDraft(activity, form, content)) throw new AppError('changed_elsewhere');
    const { draft_version, modified_at } = activity;
    return { draft_version, modified_at, status: await readStatus(context, activity) };
  }
  await checkSubject(context, form);
  const revision = activity.revision_id ? await activities.findRevision(db, activity.revision_id) : undefined;
  const isPublished = revision !== undefined && drafts.equalsRevision(app.activities, form, draft, revision);
  const draft_version = activity.draft_version + 1;
  const modified_at = app.now();
  const status = isPublished ? activityStatus.completed : activityStatus.in_process;
  const isSaved = await updateDraft(db, activity, {
    ...drafts.formColumns(form),
    content,
    content_version: model.content.version,
    question_count: drafts.countQuestions(model, draft, activity.question_count),
    draft_version,
    status,
    modified_by: actor.id,
    modified_at,
    ...(isPublished ? { revised_draft_version: draft_version } : {}),
  });
  if (!isSaved) throw new AppError('changed_elsewhere');
  const saved = { ...form, id: activity.id, content, status };
  return { draft_version, modified_at, status: await readStatus(context, saved) };
}

function nameOfCopy(name: string, lang: SignedInContext['lang']): string {
  const lengthMax = nameMaxLength - formatText(activityMessages.copy_name, lang, { name: '' }).length;
  return formatText(activityMessages.copy_name, lang, { name: name.slice(0, lengthMax).toWellFormed() });
}

/**
 * Copies an activity: its draft for people who may change it, its newest revision for colleagues who may only read it.
 * The copy is in process.
 */
export async function copyActivity(
  context: SignedInContext,
  { id, name }: Input<'POST /diy/copy'>,
): Promise<items.ActivityDetail> {
  const { app, db, actor, lang } = context;
  const source = requireFound(await activities.findActivity(db, id));
  await authorize(context, 'activity.read', source);
  if (source.deleted_at !== null) throw new AppError('not_found');
  const readsDraft = source.owner_id === actor.id || isAdmin(actor);
  const revision =
    readsDraft || source.revision_id === null
      ? undefined
      : await activities.findRevision(db, source.revision_id);
  const origin = readsDraft ? source : requireFound(revision);
  const { name: originName, description, display_language, icon, startup_screen } = origin;
  const form = drafts.formOf({
    ...source,
    name: name ?? nameOfCopy(originName, lang),
    description,
    display_language,
    icon,
    startup_screen,
  });
  const { content } = app.activities.read(origin);
  return startActivity(context, {
    type: source.type,
    key: undefined,
    form,
    content,
    copiedFromId: source.id,
  });
}
