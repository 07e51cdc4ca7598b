import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { addSubjectNames } from '#server/choose-names.ts';
import { searchTermsOf } from '#server/database/search/search-terms.ts';
import { describePerson } from '#server/features/people/describe-person.ts';
import * as memberships from '#server/features/people/memberships.repository.ts';
import * as people from '#server/features/people/people.repository.ts';
import * as personParts from '#server/features/people/person-parts.repository.ts';
import { indexPeople, listLookupWords } from '#server/features/people/person-words.service.ts';
import { listAccounts } from '#server/features/session/linked-accounts.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Lists people and reads one, for administrators. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Domains of addresses are not searched, because everybody's address has the same one. */
const withoutDomains = (keyword: string): string => keyword.replaceAll(/(?<=\S)@\S*/g, ' ');

export async function listPeople(
  { db }: SignedInContext,
  { keyword = '', user_group, class_id, is_closed, offset, limit }: InputOf<'GET /admin/people'>,
): Promise<ApiReply<'GET /admin/people'>> {
  await indexPeople(db);
  const terms = searchTermsOf(withoutDomains(keyword));
  const filter = {
    terms,
    words: await listLookupWords(db, terms),
    userGroup: user_group || undefined,
    classId: class_id,
    isClosed: is_closed,
  };
  const rows = await people.listPeople(db, filter, { offset, limit });
  const ids = rows.map(({ id }) => id);
  const classes = ids.length > 0 ? await memberships.listCurrentClasses(db, ids) : [];
  const classesByPerson = Map.groupBy(classes, ({ user_id }) => user_id);
  return {
    total: await people.countPeople(db, filter),
    items: rows.map((row) => ({ ...describePerson(row), classes: classesByPerson.get(row.id) ?? [] })),
  };
}

export async function readPerson(
  { app, db, lang }: SignedInContext,
  { id }: InputOf<'GET /admin/person'>,
): Promise<ApiReply<'GET /admin/person'>> {
  const row = requireFound(await people.findPerson(db, id));
  return {
    ...describePerson(row),
    created_at: row.created_at,
    closed_at: row.closed_at,
    erased_at: row.erased_at,
    is_demo: row.is_demo === 1,
    session_count: await personParts.countSessions(db, id, app.now()),
    activity_count: await personParts.countActivities(db, id),
    accounts: await listAccounts(app, id),
    classes: await memberships.listClassesOf(db, id),
    teachings: addSubjectNames(await personParts.listTeachings(db, id), lang).map((teaching) => ({
      ...teaching,
      unit_count: Number(teaching.unit_count),
    })),
  };
}
