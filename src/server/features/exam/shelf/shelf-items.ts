import type { Language } from '#contract/language.ts';
import { isAdmin } from '#server/auth/actor.ts';
import { addSubjectName, formatColleagueName } from '#server/choose-names.ts';
import type { Shelf, Thing } from '#server/features/exam/shelf/shelf.ts';
import { listTagsOf } from '#server/features/exam/shelf/tags.repository.ts';
import {
  findThing,
  type ItemRow,
  listItemRows,
  listVersions,
} from '#server/features/exam/shelf/things.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { readViewer, sees } from '#server/policy/bank-viewer.ts';

/** What lists show of questions and papers. */

type Names = { name: string | null; nickname: string | null; nickname_eng: string | null };

function describeItem(
  row: ItemRow,
  tags: readonly { name: string }[],
  { actor, lang }: Pick<SignedInContext, 'actor' | 'lang'>,
) {
  const { owner_id, owner_name: name, owner_nickname: nickname, owner_nickname_eng: nickname_eng } = row;
  const isOwn = owner_id === actor.id;
  // The reply's schema drops unknown fields.
  return {
    ...addSubjectName(row, lang),
    year: row.year === 0 ? null : row.year,
    tags: tags.map((tag) => tag.name),
    owner_name: formatColleagueName({ name, nickname, nickname_eng }, lang),
    is_own: isOwn,
    can_change: isOwn || isAdmin(actor),
    version_number: row.number,
    is_draft: row.is_draft === 1,
    has_passage: row.has_passage === 1,
    has_picture: row.has_picture === 1,
    has_sound: row.has_sound === 1,
  };
}

type Item = ReturnType<typeof describeItem>;

/** Items that are not deleted, in the order of `ids`. */
export async function listItems(
  context: SignedInContext,
  shelf: Shelf,
  ids: readonly number[],
): Promise<Item[]> {
  const rows = await listItemRows(context.db, shelf, ids);
  const tagsById = await listTagsOf(context.db, shelf, ids);
  return rows.map((row) => describeItem(row, tagsById.get(row.id) ?? [], context));
}

export function describeVersion(
  row: Names & { id: number; number: number; created_at: number },
  lang: Language,
) {
  const { id, number, created_at, name, nickname, nickname_eng } = row;
  return { id, number, created_at, author_name: formatColleagueName({ name, nickname, nickname_eng }, lang) };
}

export async function listVersionItems({ db, lang }: SignedInContext, shelf: Shelf, id: number) {
  return (await listVersions(db, shelf, id)).map((row) => describeVersion(row, lang));
}

export async function readTagNames({ db }: SignedInContext, shelf: Shelf, id: number): Promise<string[]> {
  return ((await listTagsOf(db, shelf, [id])).get(id) ?? []).map(({ name }) => name);
}

/** The thing that this one was copied from, if the person sees it. */
export async function findSeenOrigin(
  context: SignedInContext,
  shelf: Shelf,
  { copied_from_id }: Thing,
): Promise<number | null> {
  if (copied_from_id === null) return null;
  const origin = await findThing(context.db, shelf, copied_from_id);
  return origin && sees(await readViewer(context), origin) ? origin.id : null;
}
