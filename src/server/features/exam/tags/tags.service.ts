import type { Api, ApiReply } from '#contract/api.ts';
import type { ExamThingKind } from '#contract/choices.ts';
import { examTagCountMax, restorePeriodMs } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isAdmin } from '#server/auth/actor.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import { paperShelf } from '#server/features/exam/papers/paper-shelf.ts';
import { questionShelf } from '#server/features/exam/questions/question-shelf.ts';
import { listTrash } from '#server/features/exam/shelf/deletion.repository.ts';
import type { Shelf } from '#server/features/exam/shelf/shelf.ts';
import { countTagged } from '#server/features/exam/shelf/shelf-list.ts';
import { listTagsByPrefix } from '#server/features/exam/shelf/tags.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { readViewer } from '#server/policy/bank-viewer.ts';

/** Lists the tags of the bank, and what was deleted from it. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

const shelves: Record<ExamThingKind, Shelf> = { question: questionShelf, paper: paperShelf };

/** More tags are found by more of their name. */
const tagsMax = 60;
const dayMs = 86_400_000;

/** Leaves out tags of which the person sees nothing. */
export async function listTags(
  context: SignedInContext,
  { kind, prefix }: InputOf<'GET /exam/tag_list'>,
): Promise<ApiReply<'GET /exam/tag_list'>> {
  const shelf = shelves[kind];
  const viewer = await readViewer(context);
  const tag_list: ApiReply<'GET /exam/tag_list'>['tag_list'] = [];
  for (const { id, name } of await listTagsByPrefix(context.db, shelf, prefix, tagsMax)) {
    const count = await countTagged(context, shelf, { viewer, tagId: id, max: examTagCountMax + 1 });
    if (count === 0) continue;
    const count_is_bound = count > examTagCountMax;
    tag_list.push({ name, count: Math.min(count, examTagCountMax), count_is_bound });
  }
  return { tag_list };
}

export async function readTrash(
  { app, db, actor, lang }: SignedInContext,
  { kind, offset, limit }: InputOf<'GET /exam/trash'>,
): Promise<ApiReply<'GET /exam/trash'>> {
  const now = app.now();
  const since = now - restorePeriodMs;
  const ownerId = isAdmin(actor) ? undefined : actor.id;
  const { items, total } = await listTrash(db, shelves[kind], { since, ownerId, offset, limit });
  return {
    total,
    items: items.map(({ id, title, deleted_at, ...owner }) => ({
      id,
      title,
      owner_name: formatColleagueName(owner, lang),
      deleted_at: deleted_at ?? now,
      days_left: Math.max(1, Math.ceil(((deleted_at ?? now) - since) / dayMs)),
    })),
  };
}
