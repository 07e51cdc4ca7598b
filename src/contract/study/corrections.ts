import * as z from 'zod';
import { correctionKinds, correctionStates } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { bodyMaxBytes, correctionReasonMaxLength, correctionStudentsMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/**
 * Correcting a question that students have used, in all coursewares of the caller that used it. A question is named by a
 * courseware and its id there; in quizzes drawn from the bank also by the question of the bank that is meant.
 */

const target = {
  courseware_id: f.id,
  /** Empty: the one that is the question of the bank. */
  question_id: z.string().max(40).default(''),
  bank_question_id: f.optionalId,
};

/** `question`: for `key`, the question with the right key; `points`: for `points`. */
const change = {
  kind: z.enum(correctionKinds),
  question: z.unknown().optional(),
  points: z.number().min(0).max(f.wholeNumberMax).optional(),
};

const mark = z.object({
  /** Without what waits for a teacher. */
  score: z.number(),
  max_score: z.number(),
  needs_teacher: z.boolean(),
});

const student = z.object({
  user_id: f.replyId,
  student_name: z.string(),
  student_name_eng: z.string(),
  class_number: z.int().nullable(),
  is_guest: z.boolean(),
  group: f.studentGroup,
});

/** `number`: of the attempt among the student's. */
const affectedStudent = student.extend({
  number: z.int(),
  before: mark,
  after: mark,
});

/** A mark that a teacher gave, which a correction leaves. */
const teacherMark = student.extend({
  score: z.number(),
  /** True: the mark of a member of a group for all questions together; false: of the question. */
  is_of_member: z.boolean(),
});

const coursewarePreview = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  class_name: z.string(),
  /** Submitted attempts that have the question, counted by student. */
  submitted: z.int(),
  /** Attempts in progress, which get the correction when they are submitted. */
  running: z.int(),
  gaining: z.int(),
  losing: z.int(),
  /** Those whose mark or maximum changes; the first ones by class number. */
  students: z.array(affectedStudent).max(correctionStudentsMax),
  teacher_marks: z.array(teacherMark).max(correctionStudentsMax),
  teacher_mark_count: z.int(),
});

const correction = z.object({
  id: f.replyId,
  kind: z.enum(correctionKinds),
  question_id: z.string(),
  bank_question_id: f.replyId.nullable(),
  title: z.string(),
  points: z.number().nullable(),
  reason: z.string(),
  state: z.enum(correctionStates),
  by_name: z.string(),
  at: f.time,
  taken_back_by_name: z.string(),
  taken_back_at: f.time.nullable(),
  courseware_count: z.int(),
  /** Whether the caller may take it back: for all coursewares that it holds for. */
  is_own: z.boolean(),
});

export const correctionOperations = defineOperations({
  target: {
    method: 'GET',
    path: '/study/correction',
    summary: 'A used question as it is marked now, and where the caller may correct it',
    access: 'teacher',
    /** `proposal_id`: the correction of a colleague that the caller may take over. */
    input: z.object({ ...target, proposal_id: f.optionalId }),
    reply: z.object({
      courseware_name: z.string(),
      title: z.string(),
      /** A question of a quiz, with the corrections that hold now. */
      question: z.unknown(),
      bank_question_id: f.replyId.nullable(),
      points: z.number(),
      coursewares: z.array(
        z.object({ courseware_id: f.replyId, courseware_name: z.string(), class_name: z.string() }),
      ),
      /** Absent without a proposal. */
      proposal: z
        .object({
          kind: z.enum(correctionKinds),
          question: z.unknown(),
          points: z.number().nullable(),
          reason: z.string(),
          by_name: z.string(),
        })
        .optional(),
    }),
  },
  preview: {
    method: 'POST',
    path: '/study/correction_preview',
    summary: 'Who would gain and lose how much by a correction; changes nothing',
    access: 'teacher',
    input: z.object({ ...target, ...change }),
    maxBytes: bodyMaxBytes.draft,
    reply: z.object({
      /** Sent when it is applied: what is applied is what was looked at. */
      digest: z.string(),
      coursewares: z.array(coursewarePreview),
    }),
  },
  apply: {
    method: 'POST',
    path: '/study/correction_apply',
    summary: 'Correct the question as previewed; refused if any mark has changed since',
    access: 'teacher',
    input: z.object({
      ...target,
      ...change,
      reason: z.string().trim().max(correctionReasonMaxLength),
      digest: z.string().max(100),
    }),
    maxBytes: bodyMaxBytes.draft,
    reply: z.object({ id: f.replyId }),
  },
  takeBack: {
    method: 'POST',
    path: '/study/correction_take_back',
    summary: 'Take a correction back: every mark is as it would be without it',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
  list: {
    method: 'GET',
    path: '/study/corrections',
    summary: 'The corrections of questions of a courseware, newest first, also those taken back',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    reply: z.object({ courseware_name: z.string(), corrections: z.array(correction) }),
  },
});
