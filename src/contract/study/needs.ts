import * as z from 'zod';
import { needActions, needCertainties, needReasons } from '#contract/choices.ts';
import { studentException } from '#contract/exceptions.ts';
import * as f from '#contract/fields.ts';
import { seenSignsMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Who needs the teacher now, on what, why, and how sure that is. Rules: `contract/rules/needs`. Shares are 0..1. */

const place = {
  courseware_id: f.replyId,
  courseware_name: z.string(),
  type: z.string(),
  class_id: f.replyId,
  class_name: z.string(),
  subject_id: f.replyId,
  subject_name: z.string(),
};

const student = z.object({
  user_id: f.replyId,
  student_name: z.string(),
  student_name_eng: z.string(),
  class_number: z.int().nullable(),
  group: f.studentGroup,
  exception: studentException.optional(),
});

/** The numbers that a sign rests on. Each reason has those of its line, and no others. */
const evidence = z.object({
  /** to_mark: submitted attempts that wait for a mark, and when the first was submitted. */
  count: z.int().optional(),
  since: f.time.optional(),
  /** missing, not_started: the student's own due time, and until when work is accepted. */
  due_at: f.time.optional(),
  accepted_until: f.time.optional(),
  /** stuck: the time on the question, the class's median, and how many answered it. */
  time_ms: z.int().optional(),
  median_ms: z.int().optional(),
  peers: z.int().optional(),
  /** stuck: how many others share the work. */
  groupmates: z.int().optional(),
  /** fell: the mean of the earlier results, the last two, and the number of all. */
  mean: z.number().optional(),
  before_last: z.number().optional(),
  last: z.number().optional(),
  results: z.int().optional(),
});

const seenSign = z.object({
  sign: z.string().min(1).max(60),
  /** What the sign rested on when it was seen. */
  state: z.string().max(80),
});

const need = z.object({
  reason: z.enum(needReasons),
  /** Null: what waits for marks is about a courseware and no single student. */
  student: student.nullable(),
  ...place,
  /** The question that the student is at, and its number in the courseware; null without one. */
  question: z.object({ id: z.string(), number: z.int() }).nullable(),
  evidence,
  certainty: z.enum(needCertainties),
  action: z.enum(needActions),
  /** The student's weaker signs. */
  others: z.array(
    z.object({ reason: z.enum(needReasons), courseware_id: f.replyId, courseware_name: z.string() }),
  ),
  /** All signs of the row, for saying that they were seen. */
  signs: z.array(seenSign),
});

/** Without a class and a subject: all that the caller teaches in the current term. */
const scope = { class_id: f.optionalId, subject_id: f.optionalId };

export const needOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/study/needs',
    summary: 'Who needs the teacher now: one row for a student at most, and one for a courseware to mark',
    access: 'teacher',
    input: z.object(scope),
    /** `is_cut`: there are more than are listed. */
    reply: z.object({ items: z.array(need), is_cut: z.boolean() }),
  },
  see: {
    method: 'POST',
    path: '/study/needs_seen',
    summary: 'Says that signs were seen: they stay away until what they rest on changes',
    access: 'teacher',
    /** Signs that are not so (any more) are left out. */
    input: z.object({ ...scope, signs: z.array(seenSign).min(1).max(seenSignsMax) }),
    reply: f.emptyReply,
  },
});
