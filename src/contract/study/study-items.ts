import * as z from 'zod';
import { attemptStates, cellStates, coursewareStates, targetKinds, workByValues } from '#contract/choices.ts';
import { reopening, studentException } from '#contract/exceptions.ts';
import * as f from '#contract/fields.ts';
import { markCommentMaxLength } from '#contract/limits.ts';
import { questionInfo } from '#contract/play.ts';

/** Parts of the replies about the study situation. Shares (facility, rates) are 0..1. */

/** Least, quartiles and most of the shares of marks. */
const spread = z.object({
  least: z.number(),
  lower: z.number(),
  middle: z.number(),
  upper: z.number(),
  most: z.number(),
});

export const studyItem = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  type: z.string(),
  /** Its own icon; empty for that of its type. */
  icon: z.string(),
  /** False if it has no marked questions; students only open, read or watch it. */
  is_marked: z.boolean(),
  unit_id: f.replyId,
  unit_name: z.string(),
  class_id: f.replyId,
  class_name: z.string(),
  subject_id: f.replyId,
  subject_name: z.string(),
  subject_colour: z.string(),
  state: z.enum(coursewareStates),
  due_at: f.time.nullable(),
  target_kind: z.enum(targetKinds),
  work_by: z.enum(workByValues),
  /** Students who count in the figures (`countsInClass`), and how many of them have started and submitted. */
  assigned: z.int(),
  started: z.int(),
  submitted: z.int(),
  /**
   * Mean of score ÷ maximum score over the attempts that count, 0..1; null if too few are submitted, or nothing is
   * marked.
   */
  average: z.number().nullable(),
  /** Number of attempts in the average. */
  average_of: z.int(),
  /** Of the marks in the average; null with it. */
  spread: spread.nullable(),
  median_time_ms: z.int().nullable(),
  /** Number of submitted attempts with answers that a teacher has to mark. */
  waiting: z.int(),
  /** Students whose attempt that counts was handed in late; absent if there are none. */
  late: z.int().optional(),
});

/** Totals of several coursewares: see `addUpWork`. */
export const workTotals = z.object({
  coursewares: z.int(),
  assigned: z.int(),
  submitted: z.int(),
  late: z.int(),
  waiting: z.int(),
  average: z.number().nullable(),
  average_of: z.int(),
});

/** False for guests, former students, and students of the class that the courseware is not for any more. */
const is_assigned = z.boolean();

const gridCell = z.object({
  question_id: z.string(),
  state: z.enum(cellStates),
  /** Null while the attempt has no mark for the question. */
  score: z.number().nullable(),
  needs_teacher: z.boolean(),
  /** Maximum score in the attempt's revision; absent if it is the same as in the courseware's. */
  max_score: z.number().optional(),
});

/** Differences between the student and the class in rules and work; absent if there are none. */
const exceptionFields = {
  /** Set if the attempt that is shown was handed in after the student's due time. */
  is_late: z.literal(true).optional(),
  exception: studentException.optional(),
  /** The reopening of the student's last reopened attempt. */
  reopening: reopening
    .extend({
      attempt_id: f.replyId,
      /** Whether the attempt was submitted again. */
      is_submitted: z.boolean(),
    })
    .optional(),
};

export const listedStudent = z.object({
  user_id: f.replyId,
  student_name: z.string(),
  /** Empty if the school has given none. Sent in every language, because all viewers of a grid share one reply. */
  student_name_eng: z.string(),
  class_number: z.int().nullable(),
  is_guest: z.boolean(),
  group: f.studentGroup,
  is_assigned,
  ...exceptionFields,
});

export const gridRow = listedStudent.extend({
  /** The attempt that counts, or the one in progress; null if none was started. */
  attempt_id: f.replyId.nullable(),
  state: z.enum(['not_started', ...attemptStates]),
  attempts: z.int(),
  started_at: f.time.nullable(),
  submitted_at: f.time.nullable(),
  score: z.number().nullable(),
  /**
   * The group that shares the attempt, with the group's mark if this member's differs; absent for the attempt of one
   * student.
   */
  shared: z.object({ name: z.string(), score: z.number().nullable() }).optional(),
  /**
   * Maximum score in the attempt's revision, which differs from the courseware's if the attempt started before a
   * sync.
   */
  max_score: z.number().nullable(),
  /** Score ÷ maximum score, 0..1; null until the attempt is submitted and everything is marked. */
  share: z.number().nullable(),
  time_ms: z.int(),
  last_saved_at: f.time.nullable(),
  /**
   * Number of parts (pages, files) read, and of all parts in the attempt's revision; null before opening, or without
   * parts.
   */
  progress: z.object({ done: z.int(), of: z.int() }).nullable(),
  cells: z.array(gridCell),
});

/** Item analysis as defined in Moodle's quiz statistics report; null where it cannot be computed. */
export const itemStatistics = z.object({
  attempts: z.int(),
  facility_index: z.number().nullable(),
  standard_deviation: z.number().nullable(),
  discrimination_index: z.number().nullable(),
  discriminative_efficiency: z.number().nullable(),
  intended_weight: z.number().nullable(),
  effective_weight: z.number().nullable(),
});

/** A teacher's change of the mark of a question. Steps are only added; the newest counts. */
export const markStep = z.object({
  /** From 1 for each question of an attempt. */
  number: z.int(),
  /** Null if the teacher withdrew the mark; the machine's mark, if there is one, then counts. */
  score: z.number().nullable(),
  comment: z.string(),
  marked_by: f.replyId,
  teacher_name: z.string(),
  marked_at: f.time,
});

export const questionOfAttempt = z.object({ attempt_id: f.id, question_id: z.string().min(1).max(40) });

/** A teacher's mark for one question of a submitted attempt; a score of null withdraws it. */
export const givenMark = questionOfAttempt.extend({
  /** Number of the newest step that the teacher has seen; 0 means none. */
  seen: z.int().min(0).max(f.wholeNumberMax),
  score: z.number().min(0).max(f.wholeNumberMax).nullable(),
  /** Shown to the student. Required if the mark replaces a machine's; it is then the reason. */
  comment: z.string().trim().max(markCommentMaxLength).default(''),
});

export const markReply = z.object({
  /** False if a colleague was faster, so that this mark was not stored; `newest` is the colleague's. */
  is_stored: z.boolean(),
  newest: markStep,
  /** Present score of the question; null while it waits for a teacher. */
  score: z.number().nullable(),
  attempt: z.object({ score: z.number().nullable(), max_score: z.number(), needs_teacher: z.boolean() }),
});

export const coursewareSummary = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  type: z.string(),
  /** False if it has no marked questions; students only open, read or watch it. */
  is_marked: z.boolean(),
  /** True if it consists of parts; each row of the grid then has the number of parts read. */
  has_progress: z.boolean(),
  /** True if it notes what students read or watch. */
  has_trace: z.boolean(),
  /** Set if its questions are labelled with dimensions. */
  has_labels: z.literal(true).optional(),
  unit_id: f.replyId,
  unit_name: z.string(),
  class_id: f.replyId,
  class_name: z.string(),
  subject_id: f.replyId,
  subject_name: z.string(),
  subject_name_eng: z.string(),
  join_code: z.string(),
  is_open: z.boolean(),
  due_at: f.time.nullable(),
  /** Until when work is accepted after the due time; absent if it is not. */
  late_until: f.time.optional(),
  max_score: z.number(),
  target_kind: z.enum(targetKinds),
  work_by: z.enum(workByValues),
  assigned: z.int(),
  started: z.int(),
  submitted: z.int(),
  questions: z.array(questionInfo),
});
