import {
  type ClassFilter,
  listSubjects,
  resolveClassFilter,
  type TermIndex,
} from '#teacher/shared/class-filter/class-filter.ts';

export type ShownBook = { calendar_id: number | undefined; class_id: number; subject_id: number };

/** The book that the address names; without a class or subject the first that the teacher has. Undefined without any. */
export function chooseBook(requested: ClassFilter, index: TermIndex): ShownBook | undefined {
  const { calendar_id, class_id, subject_id } = resolveClassFilter(requested, index, { needsClass: true });
  const shownSubjectId = subject_id ?? listSubjects(index, class_id)[0]?.id;
  return class_id === undefined || shownSubjectId === undefined
    ? undefined
    : { calendar_id, class_id, subject_id: shownSubjectId };
}
