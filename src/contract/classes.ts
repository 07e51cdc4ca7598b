import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';
import { day } from '#contract/terms.ts';

/** Classes of a term with their teachings, for administrators. */

export const gradeMax = 12;
const grade = z.int().min(1).max(gradeMax);

const personNames = { name: z.string(), nickname: z.string(), nickname_eng: z.string() };

const teachingIds = { class_id: f.id, subject_id: f.id, user_id: f.id };

export const classOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/admin/classes',
    summary: 'Classes of a term by grade and name, with the numbers of their students and teachers',
    access: 'admin',
    input: z.object({
      /** Absent means the current term. */
      calendar_id: f.optionalId,
      keyword: f.keyword,
      offset: f.offset,
      limit: f.limit,
    }),
    reply: z.object({
      /** Null if the school has no term yet. */
      calendar_id: f.replyId.nullable(),
      total: z.int(),
      items: z.array(
        z.object({
          id: f.replyId,
          name: z.string(),
          grade: z.int(),
          student_count: z.int(),
          teacher_count: z.int(),
          unit_count: z.int(),
        }),
      ),
    }),
  },
  detail: {
    method: 'GET',
    path: '/admin/class',
    summary: 'One class with its term and its teachings',
    access: 'admin',
    input: z.object({ id: f.id }),
    reply: z.object({
      id: f.replyId,
      name: z.string(),
      grade: z.int(),
      calendar_id: f.replyId,
      calendar_name: z.string(),
      student_count: z.int(),
      unit_count: z.int(),
      /** Sorted by subject, then by name. */
      teachings: z.array(
        z.object({
          user_id: f.replyId,
          ...personNames,
          subject_id: f.replyId,
          subject_name: z.string(),
          subject_colour: z.string(),
          /** When a substitute's teaching ends; null for a permanent teaching. */
          ends_at: f.time.nullable(),
        }),
      ),
    }),
  },
  add: {
    method: 'POST',
    path: '/admin/class_add',
    summary: 'Add a class to a term',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ calendar_id: f.id, name: f.name, grade }),
    reply: z.object({ id: f.replyId }),
  },
  update: {
    method: 'POST',
    path: '/admin/class_update',
    summary: 'Change the name and the grade of a class',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ id: f.id, name: f.name, grade }),
    reply: f.emptyReply,
  },
  delete: {
    method: 'POST',
    path: '/admin/class_delete',
    summary: 'Delete a class without students and units, with its teachings',
    access: 'admin',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
  addTeaching: {
    method: 'POST',
    path: '/admin/teaching_add',
    summary: 'Let a teacher teach a class a subject; repeating the call changes nothing',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({
      ...teachingIds,
      /** The last day of a substitute, in the school's time zone; absent for a permanent teaching. */
      until: day.optional(),
    }),
    reply: f.emptyReply,
  },
  removeTeaching: {
    method: 'POST',
    path: '/admin/teaching_remove',
    summary: 'A teacher does not teach a class a subject any more; units and marks stay',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object(teachingIds),
    reply: f.emptyReply,
  },
  findTeachers: {
    method: 'GET',
    path: '/admin/teacher_choices',
    summary: 'Teachers whose name or e-mail address contains the keyword, at most twenty',
    access: 'admin',
    input: z.object({ keyword: f.keyword }),
    reply: z.object({
      items: z.array(z.object({ id: f.replyId, ...personNames, email: z.string().nullable() })),
    }),
  },
  grades: {
    method: 'GET',
    path: '/admin/grades',
    summary: 'The grades that the school has',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ grades: z.array(z.int()) }),
  },
  saveGrades: {
    method: 'POST',
    path: '/admin/grades_save',
    summary: 'Choose the grades that the school has; none = grades 1 to 6 and those of its classes',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ grades: z.array(grade).max(gradeMax) }),
    reply: f.emptyReply,
  },
});
