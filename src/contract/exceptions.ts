import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { attemptsAllowedMax, descriptionMaxLength, timeLimitMaxMinutes } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Exceptions for single students of a courseware, and reopening their submitted work. */

/** Differences between the rules for one student and those of the courseware. */
export const studentException = z.object({
  /** Added to the time limit and to the due time. */
  extra_minutes: z.int(),
  /** Replaces the courseware's due time; null if that one applies. */
  due_at: f.time.nullable(),
  /** Added to the attempts allowed. */
  extra_attempts: z.int(),
  /** Whether the student counts as not assigned. */
  is_excused: z.boolean(),
});

/** The last reopening of an attempt by a teacher. */
export const reopening = z.object({
  at: f.time,
  /** True if it was returned for correction, false if it was only reopened. */
  is_return: z.boolean(),
  /** A message to the student; may be empty. */
  message: z.string(),
});

const studentsOfCourseware = z.object({ courseware_id: f.id, user_ids: f.idList });

export const exceptionOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/study/exceptions',
    summary: 'Students of a courseware with other rules than the class',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    reply: z.object({
      items: z.array(
        studentException.extend({
          user_id: f.replyId,
          student_name: z.string(),
          group: f.studentGroup,
          changed_at: f.time,
          teacher_name: z.string(),
        }),
      ),
    }),
  },
  set: {
    method: 'POST',
    path: '/study/set_exceptions',
    summary: 'Give students of a courseware other rules; absent fields keep what each student has',
    access: 'teacher',
    input: studentsOfCourseware.extend({
      extra_minutes: z.int().min(0).max(timeLimitMaxMinutes).optional(),
      /** Must be in the future. */
      due_at: f.time.nullable().optional(),
      extra_attempts: z.int().min(0).max(attemptsAllowedMax).optional(),
      is_excused: z.boolean().optional(),
    }),
    logAs: 'settings_change',
    reply: f.emptyReply,
  },
  remove: {
    method: 'POST',
    path: '/study/remove_exceptions',
    summary: "Take the exceptions of students back: the courseware's rules apply to them again",
    access: 'teacher',
    input: studentsOfCourseware,
    logAs: 'settings_change',
    reply: f.emptyReply,
  },
  reopen: {
    method: 'POST',
    path: '/study/reopen_attempts',
    summary: 'Reopen the newest submitted attempt of students, who go on working in it and submit it again',
    access: 'teacher',
    input: studentsOfCourseware.extend({
      /** True if it is returned for correction. */
      is_return: z.boolean().default(false),
      message: z.string().trim().max(descriptionMaxLength).default(''),
      /** New due time for these students; absent if theirs stays unchanged. */
      due_at: f.time.nullable().optional(),
    }),
    logAs: 'settings_change',
    reply: z.object({
      reopened: z.int(),
      /** Students without a submitted attempt, or with one in progress. */
      skipped: z.array(f.replyId),
    }),
  },
});
