import type { Api, ApiReply } from '#contract/api.ts';
import { formatText, type Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { addSubjectName, formatColleagueName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readRevisionRow } from '#server/features/activities/published.service.ts';
import { readResolvedContent } from '#server/features/contents/resolve.service.ts';
import { findResourcePage } from '#server/features/resources/resource-list.ts';
import * as resources from '#server/features/resources/resources.repository.ts';
import type { RequestContext, SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import * as formerClasses from './former-classes.repository.ts';
import * as resourceLikes from './likes.repository.ts';
import * as ownCopies from './own-copies.repository.ts';
import * as resourceUse from './resource-use.repository.ts';

/** The library for teachers: the list, one resource, its preview, likes. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type ResourceItem = ApiReply<'GET /resource/index'>['items'][number];
type LikeReply = ApiReply<'GET /resource/like'>;

/** Later pages are not offered; a keyword or filter is faster. */
const offsetMax = 10_000;
const listedUsersMax = 50;
const formerClassesMax = 5;

/** The name of the person who shared it. */
export function formatOwnerName(
  row: Pick<resources.ResourceRow, 'owner_name' | 'owner_nickname' | 'owner_nickname_eng'>,
  lang: Language,
): string {
  const { owner_name: name, owner_nickname: nickname, owner_nickname_eng: nickname_eng } = row;
  return formatColleagueName({ name, nickname, nickname_eng }, lang);
}

/** Refuses with 'not_found' to people who may not see the resource. */
export async function requireResource(context: SignedInContext, id: number): Promise<Row<'resource'>> {
  const resource = requireFound(await resources.findResource(context.db, id));
  await authorize(context, 'resource.see', resource);
  return resource;
}

function describeItem(row: resources.ResourceRow, viewerId: number, lang: Language): ResourceItem {
  const { owner_id, liked_by } = row;
  // The row is spread once because copying many rows is slow; the reply's schema drops unknown fields.
  return {
    ...addSubjectName(row, lang),
    display_language: row.display_language,
    difficulty: row.difficulty,
    owner_name: formatOwnerName(row, lang),
    is_own: owner_id === viewerId,
    liked: liked_by !== null,
  };
}

export function listTypes({ app, lang }: RequestContext): ApiReply<'GET /resource/type_list'> {
  return {
    type_list: app.activities.models.map(({ type, name, colour }) => ({
      type,
      name: formatText(name, lang),
      colour,
      icon: `/activity-icons/${type}.svg`,
    })),
  };
}

export async function listResources(
  { app, db, actor, lang }: SignedInContext,
  input: InputOf<'GET /resource/index'>,
): Promise<ApiReply<'GET /resource/index'>> {
  if (input.offset > offsetMax) throw new AppError('invalid_input', { field: 'offset' });
  const { ids, ...pageInfo } = await findResourcePage({ db, parts: app.parts }, actor.id, {
    filter: input.filter ?? {},
    keyword: input.keyword ?? '',
    sort: input.sort,
    order: input.order ?? 'desc',
    offset: input.offset,
    limit: input.limit,
  });
  const rows = await resources.listResourceItems(db, ids, actor.id);
  return { ...pageInfo, items: rows.map((row) => describeItem(row, actor.id, lang)) };
}

export async function readResource(
  context: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /resource/detail'>> {
  const { db, actor, lang } = context;
  const resource = await requireResource(context, id);
  const [row] = await resources.listResourceItems(db, [id], actor.id);
  const users = await resourceUse.listUsers(db, resource, listedUsersMax);
  return {
    ...describeItem(requireFound(row), actor.id, lang),
    class_count: await resourceUse.countClasses(db, resource),
    former_classes: await formerClasses.listFormerClasses(db, resource, formerClassesMax),
    users: users.map(({ user_id, class_count, ...user }) => ({
      user_id,
      name: formatColleagueName(user, lang),
      class_count,
    })),
    own_copies: await ownCopies.listOwnCopies(db, id, actor.id),
  };
}

export async function previewResource(
  context: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /resource/preview'>> {
  const { revision_id } = await requireResource(context, id);
  const revision = await readRevisionRow(context.db, revision_id);
  const { model, content } = await readResolvedContent(context.db, context.app.activities, revision);
  const { name, description, display_language, startup_screen, type } = revision;
  return {
    id,
    name,
    description,
    display_language: display_language,
    startup_screen,
    type,
    version: model.content.version,
    content,
  };
}

/** Changes the counter together with the row, so that repeated and simultaneous calls keep it right. */
async function changeLike(context: SignedInContext, id: number, liked: boolean): Promise<LikeReply> {
  const { db, actor, app } = context;
  await requireResource(context, id);
  return inTransaction(db, async (tx) => {
    // Changes nothing, but locks the resource, so that it cannot be taken out of the library meanwhile.
    const likeCount = requireFound(await resourceLikes.changeCounter(tx, id, 'like_count', 0));
    const hasChanged = liked
      ? await resourceLikes.insertLike(tx, { resource_id: id, user_id: actor.id, created_at: app.now() })
      : await resourceLikes.deleteLike(tx, id, actor.id);
    if (!hasChanged) return { liked, like_count: likeCount };
    return {
      liked,
      like_count: requireFound(await resourceLikes.changeCounter(tx, id, 'like_count', liked ? 1 : -1)),
    };
  });
}

export function likeResource(context: SignedInContext, id: number): Promise<LikeReply> {
  return changeLike(context, id, true);
}

export function unlikeResource(context: SignedInContext, id: number): Promise<LikeReply> {
  return changeLike(context, id, false);
}
