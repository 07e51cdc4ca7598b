import type { ApiInput, ApiReply } from '#contract/api.ts';
import { type RawSearch, readId, readOffset, readText } from '#teacher/shared/search-params.ts';

/** Filters by term, class and subject: the address requests a filter, and the teacher's classes limit it. */

export type TermIndex = ApiReply<'GET /teacher/index'>;
export type TaughtSubject = TermIndex['class_list'][number]['subjects'][number];

export type ClassFilter = {
  calendar_id?: number | undefined;
  class_id?: number | undefined;
  subject_id?: number | undefined;
};

/** The search parameters of a list that is filtered by term, class and subject. */
export type ClassListSearch = ClassFilter & { keyword?: string | undefined; offset?: number | undefined };

export function readClassListSearch(raw: RawSearch): ClassListSearch {
  return {
    calendar_id: readId(raw['calendar_id']),
    class_id: readId(raw['class_id']),
    subject_id: readId(raw['subject_id']),
    keyword: readText(raw['keyword']),
    offset: readOffset(raw['offset']),
  };
}

/** Subjects of one class, or of all classes of the term, each once. */
export function listSubjects(index: TermIndex, classId: number | undefined): TaughtSubject[] {
  const subjectById = new Map<number, TaughtSubject>();
  for (const { class_id, subjects } of index.class_list) {
    if (classId === undefined || class_id === classId)
      for (const subject of subjects) subjectById.set(subject.id, subject);
  }
  return [...subjectById.values()];
}

/**
 * The filter in the address, or the one chosen last if the address has no term. The landing page then shows all
 * subjects of the class.
 */
export function requestedFilter(
  address: ClassFilter,
  lastFilter: ClassFilter,
  { isLanding = false }: { isLanding?: boolean } = {},
): ClassFilter {
  if (address.calendar_id !== undefined) return address;
  return isLanding ? { ...lastFilter, subject_id: undefined } : lastFilter;
}

export function toTermIndexInput({ calendar_id }: ClassFilter): ApiInput<'GET /teacher/index'> {
  return calendar_id === undefined ? {} : { calendar_id };
}

type TaughtClass = TermIndex['class_list'][number];

/** The requested class. If the term does not have it: undefined, or with `defaultsToFirst` the first class. */
export function chooseClass(
  classes: readonly TaughtClass[],
  requestedId: number | undefined,
  { defaultsToFirst }: { defaultsToFirst: boolean },
): TaughtClass | undefined {
  return (
    classes.find(({ class_id }) => class_id === requestedId) ?? (defaultsToFirst ? classes[0] : undefined)
  );
}

/**
 * Fits `requested` to the term of `index`. The default is the current term; a class or subject that the term does not
 * have is dropped. `needsClass`: without a class, the first one is chosen.
 */
export function resolveClassFilter(
  requested: ClassFilter,
  index: TermIndex,
  { needsClass = false }: { needsClass?: boolean } = {},
): ClassFilter {
  const calendar_id = requested.calendar_id ?? index.current_calendar_id ?? undefined;
  const class_id = chooseClass(index.class_list, requested.class_id, {
    defaultsToFirst: needsClass,
  })?.class_id;
  const subject_id = listSubjects(index, class_id).find(({ id }) => id === requested.subject_id)?.id;
  return { calendar_id, class_id, subject_id };
}
