import * as z from 'zod';
import { attemptStates, correctionKinds, questionLevels } from '#contract/choices.ts';
import { coursewareSort } from '#contract/coursewares.ts';
import { reopening } from '#contract/exceptions.ts';
import * as f from '#contract/fields.ts';
import { storedFile } from '#contract/files.ts';
import { defineOperations } from '#contract/operation.ts';
import {
  coursewareSummary,
  givenMark,
  gridRow,
  itemStatistics,
  listedStudent,
  markReply,
  markStep,
  questionOfAttempt,
  studyItem,
  workTotals,
} from '#contract/study/study-items.ts';

/** Study situation: results of a class by courseware, question and student. Shares (facility, rates) are 0..1. */

const route = z.object({
  student_id: f.replyId,
  visits: z.array(z.object({ part_id: z.string(), at: f.time })),
  /** Where the student has shown to be, in order; absent if the type asks for no proof. */
  reached: z.array(z.object({ part_id: z.string(), at: f.time, label: z.string() })).optional(),
  /** Minutes over a time limit that counts on the device. */
  over_minutes: z.int().optional(),
});

const timeline = z.object({
  begin_s: z.number(),
  end_s: z.number(),
  step_s: z.number(),
  watched: z.array(z.int()),
  again: z.array(z.int()),
  left: z.array(z.int()),
  /** `steps` has a digit for each step of the time: 0, 1 watched, 2 watched again. */
  people: z.array(z.object({ student_id: z.int(), steps: z.string() })),
  stops: z.array(
    z.object({
      question_id: z.string(),
      at_s: z.number(),
      /** As in the item analysis; null until enough of the class have a mark. */
      facility: z.number().nullable().optional(),
      median_ms: z.number().nullable(),
      skipped: z.object({ from_s: z.number(), to_s: z.number(), count: z.int(), of: z.int() }).optional(),
    }),
  ),
});

const questionReport = z.object({
  rows: z.array(
    z.object({
      label: z.string(),
      part: z.string(),
      correct: z.boolean().nullable(),
      student_ids: z.array(z.int()),
      earlier: z.literal(true).optional(),
      mean_ms: z.number().optional(),
    }),
  ),
  unanswered: z.array(z.int()),
  /** What was watched, as counts of students in equal steps of the time. */
  timeline: timeline.optional(),
  routes: z.array(route).optional(),
  given: z.array(z.object({ student_id: z.int(), text: z.string() })).optional(),
  /** Students who answered an earlier version that was marked differently; their marks are from that version. */
  earlier: z.array(z.int()).optional(),
});

/** Filters of the list; without a term, class or unit it is about the current term. */
const listFilter = {
  calendar_id: f.optionalId,
  class_id: f.optionalId,
  subject_id: f.optionalId,
  unit_id: f.optionalId,
  /** An activity type. */
  type: z.string().max(40).optional(),
  keyword: f.keyword,
};

export const studyOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/study/list',
    summary: "The teacher's coursewares with the progress of their classes",
    access: 'teacher',
    input: z.object({
      ...listFilter,
      /** Absent: the unit's order if one unit is listed, else newest first. */
      sort: coursewareSort.optional(),
      order: f.order,
      offset: f.offset,
      limit: f.limit,
    }),
    reply: f.listOf(studyItem),
  },
  listTotals: {
    method: 'GET',
    path: '/study/list_totals',
    summary: 'Totals of all coursewares that the filters of the list find',
    access: 'teacher',
    input: z.object(listFilter),
    reply: z.object({
      /** Null if there are more than `totalledCoursewaresMax`. */
      totals: workTotals.nullable(),
    }),
  },
  grid: {
    method: 'GET',
    path: '/study/grid',
    summary: 'Student × question grid of a courseware',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    reply: z.object({
      /** Sent to `grid_changes`, which returns the changes since then. */
      cursor: z.string(),
      courseware: coursewareSummary,
      rows: z.array(gridRow),
    }),
  },
  gridChanges: {
    method: 'GET',
    path: '/study/grid_changes',
    summary: 'Changes of a grid since an earlier reply',
    access: 'teacher',
    /** `since`: the cursor of that reply. */
    input: z.object({ courseware_id: f.id, since: z.string().max(60) }),
    reply: z.object({
      cursor: z.string(),
      /** True if the server does not know the cursor (any more), so that the reply is the whole grid. */
      is_full: z.boolean(),
      /** Absent if it has not changed. */
      courseware: coursewareSummary.optional(),
      /** New and changed rows, each complete. */
      rows: z.array(gridRow),
      /** User ids of removed rows. */
      removed: z.array(f.replyId),
    }),
  },
  live: {
    method: 'GET',
    path: '/study/live',
    summary: 'Server-sent events: which attempts of a courseware changed; attempt 0 = it was deleted',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    /** Null if people or exceptions changed instead of an attempt, for example when a guest joined. */
    reply: z.object({ attempt_id: f.replyId.nullable() }),
    kind: 'stream',
  },
  questionDetail: {
    method: 'GET',
    path: '/study/question_detail',
    summary: 'One question: all answers, and its item analysis over the counting attempts',
    access: 'teacher',
    input: z.object({ courseware_id: f.id, question_id: z.string().max(40).optional() }),
    reply: z.object({
      courseware: coursewareSummary,
      question_id: z.string(),
      /** Whether its type lets teachers correct questions that students have used. */
      can_be_corrected: z.boolean(),
      /** How it was corrected after students had used it; absent if not. */
      corrected: z.array(z.enum(correctionKinds)).optional(),
      content: z.unknown(),
      version: z.int(),
      /** Null for a trace, which is not a question. */
      statistics: itemStatistics.nullable(),
      /** What the question assesses; absent if it is not labelled. The name of a dimension that was deleted is empty. */
      labels: z.object({ dimension: z.string(), level: z.enum(questionLevels) }).optional(),
      /** Of all questions together: see `analyseWhole`. */
      whole: z.object({ consistency: z.number().nullable(), standard_error: z.number().nullable() }),
      median_time_ms: z.int().nullable(),
      report: questionReport,
      /**
       * Where attempts have different questions: those that stood at this place, the ones that most students had first;
       * statistics of a question are about all places at which it stood. Absent otherwise.
       */
      drawn: z
        .array(
          z.object({
            bank_question_id: f.replyId,
            title: z.string(),
            corrected: z.array(z.enum(correctionKinds)).optional(),
            content: z.unknown(),
            statistics: itemStatistics,
            report: questionReport,
          }),
        )
        .optional(),
      students: z.array(
        listedStudent.extend({
          /** Whether the student has opened the activity. */
          has_started: z.boolean(),
          /** Null while it waits for a mark. */
          score: z.number().nullable(),
          /** Maximum score of the question in the student's own revision. */
          max_score: z.number(),
          time_ms: z.int(),
          response: z.unknown(),
          files: z.array(storedFile),
          item_count: z.int(),
          /** The attempt that is shown; null if there is none. */
          attempt_id: f.replyId.nullable(),
          /** The group that shares the attempt; absent for the attempt of one student. */
          shared: z.object({ name: z.string() }).optional(),
          /** The newest change of its mark by a teacher; null if there is none. */
          step: markStep.nullable(),
        }),
      ),
      /** Item analysis of every question, in order, for comparison. */
      all: z.array(
        itemStatistics.extend({ question_id: z.string(), title: z.string(), max_score: z.number() }),
      ),
    }),
  },
  answerFiles: {
    method: 'GET',
    path: '/study/answer_files',
    summary: 'The files of all answers in the attempts that are shown for the class',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    reply: z.object({
      /** One for each answer with files. */
      items: z.array(
        z.object({ attempt_id: f.replyId, question_id: z.string(), files: z.array(storedFile) }),
      ),
    }),
  },
  itemAnalysis: {
    method: 'GET',
    path: '/study/item_analysis',
    summary:
      'The item analysis of all questions, and of those that were drawn from the bank, with who had which',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    reply: z.object({
      questions: z.array(
        itemStatistics.extend({ question_id: z.string(), title: z.string(), max_score: z.number() }),
      ),
      /** Statistics of a question are about all places at which it stood; those that most had first. */
      drawn: z.array(itemStatistics.extend({ bank_question_id: f.replyId, title: z.string() })),
      /** The drawn questions of each attempt. */
      places: z.array(
        z.object({
          attempt_id: f.replyId,
          question_id: z.string(),
          bank_question_id: f.replyId,
          title: z.string(),
        }),
      ),
    }),
  },
  personalDetail: {
    method: 'GET',
    path: '/study/personal_detail',
    summary: "A student's attempts and answers in a courseware, and their trend over the term",
    access: 'teacher',
    /** `earlier`: the number of an earlier submission of the attempt, to show its answers. */
    input: z.object({
      courseware_id: f.id,
      user_id: f.id,
      attempt_id: f.optionalId,
      earlier: f.optionalId,
    }),
    reply: z.object({
      courseware: coursewareSummary,
      student: listedStudent,
      attempts: z.array(
        z.object({
          id: f.replyId,
          number: z.int(),
          state: z.enum(attemptStates),
          counts: z.boolean(),
          /** The group that shares the attempt; null for the attempt of one student. */
          group: z.object({ id: f.replyId, name: z.string() }).nullable(),
          /** This student's mark if a teacher gave one that differs from the group's; null if not. */
          own_score: z.number().nullable(),
          started_at: f.time,
          submitted_at: f.time.nullable(),
          /** Whether it was handed in after the student's due time; absent if not. */
          is_late: z.literal(true).optional(),
          time_ms: z.int(),
          score: z.number().nullable(),
          max_score: z.number(),
          comment: z.string(),
          /** The attempt's submissions before it was reopened, oldest first. */
          earlier: z.array(
            reopening.extend({
              number: z.int(),
              submitted_at: f.time,
              time_ms: z.int(),
              score: z.number().nullable(),
              max_score: z.number(),
              teacher_name: z.string(),
              /** Number of the last change in each of the attempt's spaces then, by name: where drawings stood. */
              spaces: z.record(z.string(), z.int()),
            }),
          ),
        }),
      ),
      attempt_id: f.replyId.nullable(),
      /** The marks of all answers of a student with several attempts, for comparing these; else empty. */
      scores: z.array(
        z.object({
          attempt_id: f.replyId,
          question_id: z.string(),
          score: z.number().nullable(),
          max_score: z.number(),
          needs_teacher: z.boolean(),
        }),
      ),
      content: z.unknown(),
      version: z.int(),
      answers: z.array(
        z.object({
          question_id: z.string(),
          response: z.unknown(),
          files: z.array(storedFile),
          item_count: z.int(),
          score: z.number().nullable(),
          max_score: z.number(),
          needs_teacher: z.boolean(),
          time_ms: z.int(),
          flagged: z.boolean(),
          saved_at: f.time,
          /** The newest change of its mark by a teacher; null if there is none. */
          step: markStep.nullable(),
        }),
      ),
      /** Coursewares of the same class and term, oldest first; shares 0..1. */
      trend: z.array(
        z.object({
          courseware_id: f.replyId,
          courseware_name: z.string(),
          subject_name: z.string(),
          submitted_at: f.time.nullable(),
          share: z.number().nullable(),
          /** Null until enough of the class have submitted. */
          class_share: z.number().nullable(),
        }),
      ),
    }),
  },
  comment: {
    method: 'POST',
    path: '/study/comment',
    summary: "A teacher's comment on an attempt, which the student sees with the feedback",
    access: 'teacher',
    input: z.object({ attempt_id: f.id, comment: z.string().trim().max(2000) }),
    reply: f.emptyReply,
  },
  mark: {
    method: 'POST',
    path: '/study/mark',
    summary: "Give, change or take back (score null) a teacher's mark of one question of a submitted attempt",
    access: 'teacher',
    input: givenMark,
    reply: markReply,
  },
  memberMark: {
    method: 'POST',
    path: '/study/member_mark',
    summary:
      "Give one member of a group's submitted attempt another mark than the group's, or take it back (null)",
    access: 'teacher',
    input: z.object({
      attempt_id: f.id,
      user_id: f.id,
      /** The member's own mark that the teacher has seen; null if there was none. */
      seen: z.number().min(0).max(f.wholeNumberMax).nullable(),
      score: z.number().min(0).max(f.wholeNumberMax).nullable(),
      reason: z.string().trim().max(2000).default(''),
    }),
    reply: z.object({
      /** False if a colleague was faster, so that nothing was stored. */
      is_stored: z.boolean(),
      /** The member's own mark after the call. */
      own_score: z.number().nullable(),
    }),
  },
  markSteps: {
    method: 'GET',
    path: '/study/mark_steps',
    summary: "Teachers' changes of the mark of one question of an attempt, newest first",
    access: 'teacher',
    input: questionOfAttempt,
    reply: z.object({ steps: z.array(markStep) }),
  },
  removeGuests: {
    method: 'POST',
    path: '/study/remove_guests',
    summary: 'Remove guests of a courseware with their work; null = all of them',
    access: 'teacher',
    input: z.object({ courseware_id: f.id, user_ids: f.idList.nullable() }),
    logAs: 'deletion',
    reply: z.object({ removed: z.int() }),
  },
});
