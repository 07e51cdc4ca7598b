import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';
import { termStates } from '#contract/terms.ts';

/** Terms, classes, subjects and units: the `teacher` calls of the specification. */

const unitItem = z.object({
  id: f.replyId,
  name: z.string(),
  calendar_id: f.replyId,
  calendar_name: z.string(),
  class_id: f.replyId,
  class_name: z.string(),
  class_grade: z.int(),
  subject_id: f.replyId,
  subject_name: z.string(),
  subject_colour: z.string(),
  student_count: z.int(),
  courseware_count: z.int(),
  open_count: z.int(),
  /** Position among the units of its class and subject, from 1. */
  position: z.int(),
  created_at: f.time,
});

const classItem = z.object({
  class_id: f.replyId,
  class_name: z.string(),
  grade: z.int(),
  student_count: z.int(),
  unit_count: z.int(),
  /** The subjects that the caller teaches the class; for administrators, all subjects of the class. */
  subjects: z.array(z.object({ id: f.replyId, name: z.string(), colour: z.string() })),
});

const coursewareOfToday = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  type: z.string(),
  /** False if it has no marked questions; students only open, read or watch it. */
  is_marked: z.boolean(),
  unit_id: f.replyId,
  unit_name: z.string(),
  class_name: z.string(),
  subject_name: z.string(),
  due_at: f.time.nullable(),
  assigned: z.int(),
  submitted: z.int(),
  waiting: z.int(),
});

export const unitOperations = defineOperations({
  index: {
    method: 'GET',
    path: '/teacher/index',
    summary: 'Terms, the current one, and the classes the teacher has in the chosen (else current) one',
    access: 'teacher',
    input: z.object({ calendar_id: f.optionalId }),
    reply: z.object({
      /** Latest first. */
      calendar_list: z.array(z.object({ id: f.replyId, name: z.string(), state: z.enum(termStates) })),
      class_list: z.array(classItem),
      current_calendar_id: f.replyId.nullable(),
    }),
  },
  today: {
    method: 'GET',
    path: '/teacher/today',
    summary:
      "The teacher's day: coursewares in progress, due soon or waiting for marks, and students who fell behind",
    access: 'teacher',
    /** Without a class, all classes of the caller; for administrators who teach nothing, the first class. */
    input: z.object({ calendar_id: f.optionalId, class_id: f.optionalId }),
    reply: z.object({
      /** Whether the caller teaches in this term. */
      teaches: z.boolean(),
      /** The class of the reply; null means all classes of the caller. */
      class_id: f.replyId.nullable(),
      /**
       * Coursewares opened in the last hour, then those started or saved in the last ten minutes, then those opened
       * in the last eight hours, unless everybody has submitted. `working`: number of people working on it.
       */
      working: z.array(coursewareOfToday.extend({ working: z.int() })),
      due_soon: z.array(coursewareOfToday),
      /**
       * `returned`: number of attempts that were returned for correction and recently submitted again, and that no
       * teacher has looked at since.
       */
      to_mark: z.array(coursewareOfToday.extend({ returned: z.int() })),
      behind: z.array(
        z.object({
          user_id: f.replyId,
          student_name: z.string(),
          group: f.studentGroup,
          class_id: f.replyId,
          class_name: z.string(),
          /** Number of open coursewares past due that the student has not submitted. */
          missing: z.int(),
          courseware_id: f.replyId,
          courseware_name: z.string(),
        }),
      ),
      /** True for lists that were cut off at their limit. */
      has_more: z.object({
        working: z.boolean(),
        due_soon: z.boolean(),
        to_mark: z.boolean(),
        behind: z.boolean(),
      }),
    }),
  },
  listSubjects: {
    method: 'GET',
    path: '/teacher/subject_list',
    summary: 'Subjects the teacher has with a class in a term',
    access: 'teacher',
    input: z.object({ calendar_id: f.id, class_id: f.id }),
    reply: z.object({
      subject_list: z.array(z.object({ id: f.replyId, name: z.string(), colour: z.string() })),
    }),
  },
  listStudents: {
    method: 'GET',
    path: '/teacher/class_student_list',
    summary: 'Students of a class with number and group',
    access: 'teacher',
    unknownFields: 'ignored',
    input: z.object({ class_id: f.id }),
    reply: z.object({
      student_list: z.array(
        z.object({
          id: f.replyId,
          class_number: z.int(),
          name: z.string(),
          nickname: z.string(),
          nickname_eng: z.string(),
          avatar: z.string(),
          group: f.studentGroup,
        }),
      ),
    }),
  },
  list: {
    method: 'GET',
    path: '/teacher/unit_list',
    summary: 'Units of a term and class, by subject and position',
    access: 'teacher',
    input: z.object({
      calendar_id: f.id,
      class_id: f.optionalId,
      subject_id: f.optionalId,
      keyword: f.keyword,
      sort: z.enum(['position', 'name', 'created_at']).default('position'),
      order: f.order,
      offset: f.offset,
      limit: f.limit,
    }),
    reply: f.listOf(unitItem),
  },
  detail: {
    method: 'GET',
    path: '/teacher/unit_detail',
    summary: 'One unit',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: unitItem,
  },
  add: {
    method: 'POST',
    path: '/teacher/unit_add',
    summary: 'Create a unit at the end of its class and subject',
    access: 'teacher',
    input: z.object({ name: f.name, subject_id: f.id, class_id: f.id, calendar_id: f.id }),
    reply: z.object({ id: f.replyId }),
  },
  rename: {
    method: 'GET',
    path: '/teacher/unit_rename',
    summary: 'Rename a unit',
    access: 'teacher',
    input: z.object({ id: f.id, name: f.name }),
    reply: f.emptyReply,
  },
  update: {
    method: 'POST',
    path: '/teacher/unit_update',
    summary: 'Change the name or position of a unit. Another school year, class or subject is refused',
    access: 'teacher',
    unknownFields: 'ignored',
    input: z.object({
      id: f.id,
      name: f.name.optional(),
      position: z.int().min(1).max(10_000).optional(),
      calendar_id: f.optionalId,
      class_id: f.optionalId,
      subject_id: f.optionalId,
    }),
    reply: f.emptyReply,
  },
  copy: {
    method: 'POST',
    path: '/teacher/unit_copy',
    summary: 'Copy a unit with its coursewares, closed and without dates, into a term, class and subject',
    access: 'teacher',
    input: z.object({ id: f.id, calendar_id: f.id, class_id: f.id, subject_id: f.id, name: f.name }),
    reply: z.object({ id: f.replyId }),
  },
  work: {
    method: 'GET',
    path: '/teacher/unit_work',
    summary: 'What deleting a unit affects: its coursewares, and the students and guests with work in them',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: z.object({ courseware_count: z.int(), student_count: z.int() }),
  },
  delete: {
    method: 'GET',
    path: '/teacher/unit_delete',
    summary: 'Delete a unit with its coursewares and the work done in them',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
  lastPlace: {
    method: 'GET',
    path: '/teacher/last_place',
    summary: 'The class and subject the caller used last, if they still have it in the current term',
    access: 'teacher',
    input: z.object({}),
    reply: z.object({
      calendar_id: f.replyId.nullable(),
      class_id: f.replyId.nullable(),
      subject_id: f.replyId.nullable(),
    }),
  },
  rememberPlace: {
    method: 'POST',
    path: '/teacher/last_place',
    summary: 'Store the class, and the subject if one is chosen, that the caller uses',
    access: 'teacher',
    input: z.object({ class_id: f.id, subject_id: f.optionalId }),
    reply: f.emptyReply,
  },
});
