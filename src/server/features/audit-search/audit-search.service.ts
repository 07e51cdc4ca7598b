import * as z from 'zod';
import type { Api, ApiReply } from '#contract/api.ts';
import { auditGroups } from '#contract/audit/audit-actions.ts';
import { type AuditField, auditFields } from '#contract/audit/audit-fields.ts';
import { wholeNumberMax } from '#contract/fields.ts';
import { findOwn } from '#contract/find-own.ts';
import type { Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { chooseName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readSetting } from '#server/database/settings.ts';
import {
  type NamedKind,
  type NamesByKind,
  readNamesByKind,
} from '#server/features/audit-search/audit-names.repository.ts';
import * as search from '#server/features/audit-search/audit-search.repository.ts';
import { type AuditValue, type NameOf, readValues } from '#server/features/audit-search/audit-values.ts';
import { indexPeople } from '#server/features/people/person-words.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { endOfDay, startOfDay } from '#server/school-days.ts';

/** Searches the audit table for administrators and replaces ids by names. */

type AuditInput = ParsedInputOf<Api['GET /admin/audit']>;
type Entry = ApiReply<'GET /admin/audit'>['items'][number];
type StoredEntry = Row<'audit_entry'> & { action: Entry['action'] };

/** A search with a keyword reads at most this many entries at once, so that it stays fast in an old school. */
const entriesPerSearch = 100_000;

/** Kinds of subjects whose name fills the field `thing`; classes and people have their own fields. */
const thingKinds: Readonly<Record<string, NamedKind>> = {
  calendar: 'calendar',
  group_set: 'group_set_record',
  subject: 'subject',
};

/** Whether the value is absent, empty or false. */
const isBlankValue = (value: AuditValue | undefined): boolean =>
  value === undefined || value === null || value === '' || value === false;

/** Whether the entry's sentence already names the value. */
const isInSentence = (field: AuditField, action: Entry['action']): boolean =>
  field === 'name' || (field === 'class' && action.startsWith('class.'));

function describeChanges({ action, before, after }: StoredEntry, nameOf: NameOf): Entry['changes'] {
  const valuesBefore = readValues(action, before, nameOf);
  const valuesAfter = readValues(action, after, nameOf);
  return auditFields.flatMap((field) => {
    const [valueBefore, valueAfter] = [valuesBefore.get(field), valuesAfter.get(field)];
    if (isBlankValue(valueBefore) && isBlankValue(valueAfter)) return [];
    if (JSON.stringify(valueBefore) === JSON.stringify(valueAfter)) return [];
    if (isInSentence(field, action) && (valueBefore === undefined || valueAfter === undefined)) return [];
    return [{ field, before: valueBefore ?? null, after: valueAfter ?? null }];
  });
}

const namesSchema = z.object({ name: z.string(), name_eng: z.string().catch('') });

/** The name that the entry itself stores. */
function readStoredName({ before, after }: StoredEntry, lang: Language): string {
  const storedNames = [after, before].map((json) => namesSchema.safeParse(JSON.parse(json ?? 'null')).data);
  const storedName = storedNames.find((each) => each !== undefined);
  return storedName === undefined ? '' : chooseName(storedName.name, storedName.name_eng, lang);
}

/** The person who made the change. Emptying a demo school deletes that person, so its entry stores the name. */
function describeActor(entry: StoredEntry, nameOf: NameOf): Entry['actor'] {
  if (entry.actor_id !== null) return { id: entry.actor_id, name: nameOf('user', entry.actor_id) };
  const { by } = (JSON.parse(entry.before ?? 'null') ?? {}) as { by?: unknown };
  return typeof by === 'string' ? { id: 0, name: by } : null;
}

function describeEntry(entry: StoredEntry, nameOf: NameOf, lang: Language): Entry {
  const { id, at, action, subject_kind, subject_id, reason } = entry;
  const storedName = readStoredName(entry, lang);
  const describeRow = (kind: NamedKind, rowId: number | null, fallbackName: string) =>
    rowId === null ? null : { id: rowId, name: nameOf(kind, rowId) || fallbackName };
  const thingKind = findOwn(thingKinds, subject_kind);
  return {
    id,
    at,
    action,
    actor: describeActor(entry, nameOf),
    person: describeRow('user', entry.user_id, subject_kind === 'user' ? storedName : ''),
    class: describeRow('class', entry.class_id, action.startsWith('class.') ? storedName : ''),
    courseware: describeRow('courseware_record', entry.courseware_id, ''),
    thing: (thingKind && nameOf(thingKind, subject_id)) || storedName,
    changes: describeChanges(entry, nameOf),
    reason,
  };
}

/** Describes the entries twice: first to collect the ids that need names, then with these names. */
async function describeEntries(
  { db, lang }: SignedInContext,
  entries: readonly StoredEntry[],
): Promise<Entry[]> {
  const idsByKind: Record<NamedKind, Set<number>> = {
    calendar: new Set(),
    class: new Set(),
    courseware_record: new Set(),
    group_set_record: new Set(),
    student_group: new Set(),
    subject: new Set(),
    user: new Set(),
  };
  for (const entry of entries)
    describeEntry(
      entry,
      (kind, id) => {
        idsByKind[kind].add(id);
        return '';
      },
      lang,
    );
  const namesByKind: NamesByKind = await readNamesByKind(db, idsByKind, lang);
  return entries.map((entry) => describeEntry(entry, (kind, id) => namesByKind[kind].get(id) ?? '', lang));
}

async function readFilter(db: Db, input: AuditInput): Promise<search.EntryFilter> {
  const { actor_id, user_id, class_id, courseware_id, group, from, to, keyword } = input;
  const timeZone = from || to ? await readSetting(db, 'time_zone') : '';
  return {
    actorId: actor_id,
    userId: user_id,
    classId: class_id,
    coursewareId: courseware_id,
    actions: group === '' ? undefined : auditGroups[group],
    from: from === '' ? undefined : startOfDay(from, timeZone),
    to: to === '' ? undefined : endOfDay(to, timeZone),
    keyword: keyword || undefined,
  };
}

/** The oldest id that a search reads. */
async function findFirstId(db: Db, { keyword }: search.EntryFilter, beforeId: number | undefined) {
  if (keyword === undefined) return 1;
  await indexPeople(db);
  return Math.max(1, (beforeId ?? (await search.findNewestId(db)) + 1) - entriesPerSearch);
}

export async function listAudit(
  context: SignedInContext,
  input: AuditInput,
): Promise<ApiReply<'GET /admin/audit'>> {
  const { db } = context;
  const { before_id, limit } = input;
  const filter = await readFilter(db, input);
  const firstId = await findFirstId(db, filter, before_id);
  const beforeId = before_id ?? wholeNumberMax;
  const entries = (await search.listEntries(db, filter, { firstId, beforeId, limit })) as StoredEntry[];
  const lastEntry = entries.at(-1);
  const isFullPage = lastEntry !== undefined && entries.length === limit;
  const next_id = isFullPage ? lastEntry.id : firstId > 1 ? firstId : null;
  return { items: await describeEntries(context, entries), next_id };
}
