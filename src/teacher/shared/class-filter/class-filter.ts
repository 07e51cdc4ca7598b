import type { ApiInput, ApiReply } from '#contract/api.ts';

/** Term, class and subject as a filter: what an address asks for, checked against what the teacher has. */

export type TermIndex = ApiReply<'GET /teacher/index'>;
export type TaughtSubject = TermIndex['class_list'][number]['subjects'][number];

export type ClassFilter = {
  calendar_id?: number | undefined;
  class_id?: number | undefined;
  subject_id?: number | undefined;
};

/** Subjects of one class, or of all classes of the term, each once. */
export function listSubjects(index: TermIndex, classId: number | undefined): TaughtSubject[] {
  const byId = new Map<number, TaughtSubject>();
  for (const { class_id, subjects } of index.class_list) {
    if (classId === undefined || class_id === classId)
      for (const subject of subjects) byId.set(subject.id, subject);
  }
  return [...byId.values()];
}

/** The address rules; without a term in it the last choice does. A landing has all subjects of the class. */
export function wishOf(
  address: ClassFilter,
  remembered: ClassFilter,
  { isLanding = false }: { isLanding?: boolean } = {},
): ClassFilter {
  if (address.calendar_id !== undefined) return address;
  return isLanding ? { ...remembered, subject_id: undefined } : remembered;
}

export function toIndexInput({ calendar_id }: ClassFilter): ApiInput<'GET /teacher/index'> {
  return calendar_id === undefined ? {} : { calendar_id };
}

type TaughtClass = TermIndex['class_list'][number];

/** The wished class; where the term does not have it none, or the first one if `autoSet` is requested. */
export function chooseClass(
  classes: readonly TaughtClass[],
  wished: number | undefined,
  { autoSet }: { autoSet: boolean },
): TaughtClass | undefined {
  return classes.find(({ class_id }) => class_id === wished) ?? (autoSet ? classes[0] : undefined);
}

/**
 * `wished` in the term of `index`: no term means the current one; a class or subject not taught in it is dropped.
 * `needsClass`: without a class it is the first one.
 */
export function resolveClassFilter(
  wished: ClassFilter,
  index: TermIndex,
  { needsClass = false }: { needsClass?: boolean } = {},
): ClassFilter {
  const calendar_id = wished.calendar_id ?? index.current_calendar_id ?? undefined;
  const class_id = chooseClass(index.class_list, wished.class_id, { autoSet: needsClass })?.class_id;
  const subject_id = listSubjects(index, class_id).find(({ id }) => id === wished.subject_id)?.id;
  return { calendar_id, class_id, subject_id };
}
