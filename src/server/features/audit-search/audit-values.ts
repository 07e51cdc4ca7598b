import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { AuditField } from '#contract/audit/audit-fields.ts';
import { findOwn } from '#contract/find-own.ts';
import type { NamedKind } from '#server/features/audit-search/audit-names.repository.ts';

/** Parses the JSON of audit entries into fields with readable values. Pure. */

export type AuditValue = string | number | boolean | string[] | null;
export type AuditValues = ReadonlyMap<AuditField, AuditValue>;

/** The name of a thing; empty if it was deleted and no name is stored. */
export type NameOf = (kind: NamedKind, id: number) => string;

type StoredValues = Readonly<Record<string, unknown>>;
type ValueReader = {
  field: AuditField;
  read: (value: unknown, nameOf: NameOf, storedValues: StoredValues) => AuditValue;
};

function toValue(value: unknown): AuditValue {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Reads a list, which settings store as JSON text. */
const readList = (value: unknown): AuditValue =>
  toValue(typeof value === 'string' ? JSON.parse(value || '[]') : value);
const readFlag = (value: unknown): AuditValue => value === true || value === 1 || value === '1';
const readNumber = (value: unknown): AuditValue => (value === '' ? null : Number(value));
/** Reads a number that means 'none' if it is 0. */
const readNonZero = (value: unknown): AuditValue => Number(value) || null;
const readIsAdmin = (value: unknown): AuditValue => (readList(value) as string[]).includes('admin');

const readNameOf =
  (kind: NamedKind) =>
  (id: unknown, nameOf: NameOf): AuditValue =>
    typeof id === 'number' ? nameOf(kind, id) : null;

/** Resolves an id; entries of imports store the name itself. */
const readIdOrName = (kind: NamedKind, value: unknown, nameOf: NameOf): string =>
  typeof value === 'number' ? nameOf(kind, value) : String(value);

const readNamesOf =
  (kind: NamedKind) =>
  (ids: unknown, nameOf: NameOf): AuditValue =>
    Array.isArray(ids) ? ids.map((id) => readIdOrName(kind, id, nameOf)) : null;

/** Pairs of a class and a subject. */
const readTeachings = (pairs: unknown, nameOf: NameOf): AuditValue =>
  Array.isArray(pairs)
    ? pairs.map(
        ([classRef, subjectRef]: unknown[]) =>
          `${readIdOrName('class', classRef, nameOf)} ${readIdOrName('subject', subjectRef, nameOf)}`,
      )
    : null;

const namedKindByTarget: Readonly<Record<string, NamedKind>> = { groups: 'student_group', students: 'user' };

function readTargets(ids: unknown, nameOf: NameOf, { target_kind }: StoredValues): AuditValue {
  const kind = findOwn(namedKindByTarget, String(target_kind));
  return kind ? readNamesOf(kind)(ids, nameOf) : null;
}

/** Keys whose values are shown unchanged under the same name. */
const plainFields = [
  'name',
  'name_eng',
  'nickname',
  'nickname_eng',
  'email',
  'login_name',
  'issuer',
  'user_group',
  'is_admin',
  'class_number',
  'grade',
  'students',
  'question',
  'correction',
  'score',
  'max_score',
  'day',
  'category',
  'weight',
  'drop_lowest',
  'comment',
  'submitted_at',
  'is_return',
  'deadline_at',
  'due_at',
  'is_excused',
  'target_kind',
  'marks_released_at',
  'colour',
  'position',
  'first_day',
  'last_day',
  'until',
  'term',
  'class_count',
  'student_count',
  'teaching_count',
  'unit_count',
  'courseware_count',
  'group_set_count',
  'activity_count',
  'new_count',
  'changed_count',
  'moved_count',
  'left_count',
  'closed_count',
  'languages',
  'time_zone',
  'cdn_url',
  'map_address',
  'map_attribution',
  'grades',
] as const satisfies readonly AuditField[];

/** Readers by the key in the entry. Values of other keys, such as ids of questions, are not shown. */
const readerByKey: Readonly<Record<string, ValueReader>> = {
  ...Object.fromEntries(plainFields.map((field) => [field, { field, read: toValue }])),
  roles: { field: 'is_admin', read: readIsAdmin },
  class_id: { field: 'class', read: readNameOf('class') },
  subject_id: { field: 'subject', read: readNameOf('subject') },
  user_id: { field: 'person', read: readNameOf('user') },
  to_id: { field: 'person', read: readNameOf('user') },
  calendar_id: { field: 'term', read: readNameOf('calendar') },
  from_calendar_id: { field: 'from_term', read: readNameOf('calendar') },
  classes: { field: 'classes', read: readNamesOf('class') },
  teachings: { field: 'teachings', read: readTeachings },
  first_id: {
    field: 'students',
    read: (id, nameOf, { second_id }) => readNamesOf('user')([id, second_id], nameOf),
  },
  kind: { field: 'pair', read: toValue },
  own_score: { field: 'score', read: toValue },
  extra_minutes: { field: 'extra_minutes', read: readNonZero },
  extra_attempts: { field: 'extra_attempts', read: readNonZero },
  target_ids: { field: 'targets', read: readTargets },
  school_name: { field: 'name', read: toValue },
  school_logo: { field: 'logo', read: (value) => value !== '' },
  school_languages: { field: 'languages', read: readList },
  guests_allowed: { field: 'guests_allowed', read: readFlag },
  single_session: { field: 'single_session', read: readFlag },
  session_hours: { field: 'session_hours', read: readNumber },
  password_min_length: { field: 'password_min_length', read: readNumber },
  password_sign_in: { field: 'password_sign_in', read: readFlag },
  map_max_zoom: { field: 'map_max_zoom', read: readNumber },
  hidden_types: { field: 'hidden_types', read: readList },
  checked_words: { field: 'words', read: readList },
  quota_bytes: { field: 'quota_bytes', read: readNumber },
};

const countFieldByKey: Readonly<Record<string, AuditField>> = {
  activities: 'activity_count',
  changed: 'changed_count',
  classes: 'class_count',
  closed: 'closed_count',
  coursewares: 'courseware_count',
  group_sets: 'group_set_count',
  left: 'left_count',
  moved: 'moved_count',
  new: 'new_count',
  students: 'student_count',
  teachings: 'teaching_count',
  units: 'unit_count',
};

const renameCounts = (value: object): unknown =>
  Object.fromEntries(
    Object.entries(value).map(([key, each]) => [findOwn(countFieldByKey, key) ?? key, each]),
  );

/** Converts the values of actions that do not use the keys above. */
const converterByAction: Partial<Record<AuditAction, (value: never) => unknown>> = {
  'attempt.comment': (comment: unknown) => ({ comment }),
  'setting.grades': (grades: unknown) => ({ grades }),
  'teaching.change': (value: unknown) => (Array.isArray(value) ? { teachings: value } : value),
  'import.apply': renameCounts,
  'roll_over.make': renameCounts,
  'roll_over.undo': renameCounts,
  // Leaves out `name`: the two sides of this entry name different people.
  'person.hand_over': ({ name: _name, ...rest }: StoredValues) => renameCounts(rest),
};

/** The values of one side of an entry; empty if nothing is stored. */
export function readValues(action: AuditAction, json: string | null, nameOf: NameOf): AuditValues {
  if (json === null) return new Map();
  const value: unknown = JSON.parse(json);
  const convertedValue =
    (converterByAction[action] as ((value: unknown) => unknown) | undefined)?.(value) ?? value;
  if (typeof convertedValue !== 'object' || convertedValue === null) return new Map();
  const storedValues = convertedValue as StoredValues;
  return new Map(
    Object.entries(storedValues).flatMap(([key, each]) => {
      const reader = findOwn(readerByKey, key);
      return reader && each !== undefined ? [[reader.field, reader.read(each, nameOf, storedValues)]] : [];
    }),
  );
}
