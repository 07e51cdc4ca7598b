import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { addSubjectNames } from '#server/choose-names.ts';
import { listCalendars, stateOfTerm } from '#server/features/calendars/calendars.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import * as classes from '#server/features/units/classes.repository.ts';
import * as taughtClasses from '#server/features/units/taught-classes.repository.ts';
import * as unitCounts from '#server/features/units/unit-counts.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Terms, and a teacher's classes in a term with their subjects and students. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type ClassItem = ApiReply<'GET /teacher/index'>['class_list'][number];
type TaughtClassRow = Awaited<ReturnType<typeof taughtClasses.listTaughtClasses>>[number];

function describeSubject(row: TaughtClassRow) {
  return { id: row.subject_id, name: row.subject_name, colour: row.subject_colour };
}

async function listClasses({ db, actor, lang }: SignedInContext, calendarId: number): Promise<ClassItem[]> {
  const rows = addSubjectNames(await taughtClasses.listTaughtClasses(db, actor, { calendarId }), lang);
  const taughtRowsByClass = Map.groupBy(rows, (row) => row.class_id);
  const studentCountByClass = await classes.countStudentsByClass(db, [...taughtRowsByClass.keys()]);
  const unitCountByClass = await unitCounts.countUnitsByClass(db, actor, calendarId);
  return [...taughtRowsByClass].flatMap(([class_id, [first, ...otherSubjects]]) => {
    if (!first) return [];
    return {
      class_id,
      class_name: first.class_name,
      grade: first.grade,
      student_count: studentCountByClass.get(class_id) ?? 0,
      unit_count: unitCountByClass.get(class_id) ?? 0,
      subjects: [first, ...otherSubjects].map(describeSubject),
    };
  });
}

export async function readIndex(
  context: SignedInContext,
  { calendar_id }: InputOf<'GET /teacher/index'>,
): Promise<ApiReply<'GET /teacher/index'>> {
  const calendars = await listCalendars(context.db);
  const currentTermId = calendars.find(({ is_current }) => is_current === 1)?.id ?? null;
  if (calendar_id !== undefined && !calendars.some(({ id }) => id === calendar_id)) {
    throw new AppError('not_found');
  }
  const chosenTermId = calendar_id ?? currentTermId;
  return {
    calendar_list: calendars.map((term) => ({ id: term.id, name: term.name, state: stateOfTerm(term) })),
    class_list: chosenTermId === null ? [] : await listClasses(context, chosenTermId),
    current_calendar_id: currentTermId,
  };
}

export async function listSubjects(
  context: SignedInContext,
  { calendar_id, class_id }: InputOf<'GET /teacher/subject_list'>,
): Promise<ApiReply<'GET /teacher/subject_list'>> {
  const { db, actor, lang } = context;
  await authorize(context, 'class.see', { class_id });
  const { calendar_id: classCalendarId } = requireFound(await classes.findClass(db, class_id));
  if (classCalendarId !== calendar_id) throw new AppError('not_found');
  const taughtSubjects = await taughtClasses.listTaughtClasses(db, actor, {
    calendarId: calendar_id,
    classId: class_id,
  });
  return { subject_list: addSubjectNames(taughtSubjects, lang).map(describeSubject) };
}

export async function listStudents(
  context: SignedInContext,
  { class_id }: InputOf<'GET /teacher/class_student_list'>,
): Promise<ApiReply<'GET /teacher/class_student_list'>> {
  await authorize(context, 'class.see', { class_id });
  requireFound(await classes.findClass(context.db, class_id));
  const students = await classes.listStudents(context.db, class_id);
  const groupNameByStudent = await readGroupNames(context.db, { class_id, group_set_id: null });
  return {
    student_list: students.map((student) => ({
      ...student,
      group: groupNameByStudent.get(student.id) ?? '',
    })),
  };
}
