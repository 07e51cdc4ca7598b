import * as z from 'zod';
import {
  attemptEndings,
  attemptStates,
  correctionKinds,
  feedbackRules,
  uploadKinds,
} from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { storedFile } from '#contract/files.ts';
import { languages } from '#contract/language.ts';
import { answerFilesMax, bodyMaxBytes, nameMaxLength } from '#contract/limits.ts';
import { receivedMessage } from '#contract/messages.ts';
import { newsUntil } from '#contract/news.ts';
import { defineOperations } from '#contract/operation.ts';
import { userinfo } from '#contract/session.ts';
import { savedEntry, spaceEntries } from '#contract/spaces/spaces.ts';
import { reopening, studentException } from './exceptions.ts';

/** Calls of the student app. No answer key is sent before the feedback rule allows it. */

/** Time spent on a question, at most a day. */
const timeSpentMs = z.int().min(0).max(86_400_000);

/** True for a guest who gets marks, keys and score only when no member of the class can answer any more. */
const waitsForClass = z.boolean();
/** Whether marks, keys and score of submitted work are hidden until the teacher releases them. */
const marksHeld = z.boolean();

/** Whether it was handed in after the student's due time; absent if not. */
const isLate = z.literal(true).optional();

const attemptSummary = z.object({
  id: f.replyId,
  number: z.int(),
  state: z.enum(attemptStates),
  started_at: f.time,
  submitted_at: f.time.nullable(),
  is_late: isLate,
  /** Null until the feedback rule allows it, and while a teacher has to mark it and nothing is earned yet. */
  score: z.number().nullable(),
  max_score: z.number(),
  /** Absent if it was never reopened. */
  reopening: reopening.optional(),
});

const coursewareForStudent = z.object({
  courseware_id: f.replyId,
  name: z.string(),
  type: z.string(),
  /** False if it has no marked questions; students only open, read or watch it. */
  is_marked: z.boolean(),
  icon: z.string(),
  unit_id: f.replyId,
  unit_name: z.string(),
  subject_name: z.string(),
  subject_colour: z.string(),
  class_name: z.string(),
  open_at: f.time.nullable(),
  /** When it was or will be opened; null if that was before this was recorded. */
  opened_at: f.time.nullable(),
  due_at: f.time.nullable(),
  /** Until when work is still accepted after the due time, as late work; absent if it is not. */
  late_until: f.time.optional(),
  /**
   * The reason why the student cannot work on it now; null if there is none. Closed coursewares with own work are
   * listed too.
   */
  blocked: z
    .enum(['courseware_closed', 'term_over', 'not_open_yet', 'past_due', 'attempts_used_up', 'not_assigned'])
    .nullable(),
  question_count: z.int(),
  max_score: z.number(),
  attempts_allowed: z.int(),
  time_limit_minutes: z.int().nullable(),
  /** Set if the time limit counts on the device and ends nothing; only in `GET /play/courseware`. */
  limit_on_device: z.literal(true).optional(),
  /** The feedback rule that applies to this student. */
  feedback_rule: z.enum(feedbackRules),
  waits_for_class: waitsForClass,
  /** The student's exception, which the fields above include; absent if the rules of the class apply. */
  exception: studentException.optional(),
  marks_held: marksHeld,
  /** Newest first. */
  attempts: z.array(attemptSummary),
});

/** A question as lists and grids show it; `title` is plain text. */
export const questionInfo = z.object({
  id: z.string(),
  /** Empty while the question is withheld. */
  title: z.string(),
  max_score: z.number(),
  marked_by: z.enum(['machine', 'teacher', 'nobody']),
  /** Time limit of this question in seconds, measured by the server; absent if there is none. */
  time_limit_s: z.number().optional(),
  /** Kinds of files that can be submitted with its answer; absent if there are none. */
  files: z.array(z.enum(uploadKinds)).readonly().optional(),
  /** Maximum number of files with its answer; absent if only the common limit applies. */
  file_max: z.int().optional(),
  /** Set if an answer is complete only with a file beside the response. */
  needs_file: z.literal(true).optional(),
});

const markOfQuestion = z.object({ score: z.number(), max_score: z.number(), needs_teacher: z.boolean() });

const answerState = z.object({
  question_id: z.string(),
  response: z.unknown(),
  /** Files submitted with the answer, in the order in which they were attached; absent if there are none. */
  files: z.array(storedFile).optional(),
  /** Number of drawn items that belong to the question; absent if there are none. */
  item_count: z.int().optional(),
  flagged: z.boolean(),
  /** True if the student has checked the answer or its own time is over, so that it cannot be changed any more. */
  locked: z.boolean(),
  seq: z.int(),
  time_ms: z.int(),
  /** When the server stops accepting the answer; null if only the attempt's deadline applies. */
  deadline_at: f.time.nullable(),
  mark: markOfQuestion.optional(),
  key: z.unknown().optional(),
  /** How the question was corrected since, sent with the mark. */
  corrected: z.array(z.enum(correctionKinds)).optional(),
  comment: z.string().optional(),
});

const attempt = z.object({
  id: f.replyId,
  courseware_id: f.replyId,
  name: z.string(),
  description: z.string(),
  display_language: z.enum(languages),
  startup_screen: z.string(),
  type: z.string(),
  /** False if it has no marked questions; students only open, read or watch it. */
  is_marked: z.boolean(),
  number: z.int(),
  state: z.enum(attemptStates),
  /** Null while it is in progress. */
  ended_by: z.enum(attemptEndings).nullable(),
  /** The group that shares this attempt, with the names of its members; null for the attempt of one student. */
  group: z
    .object({
      name: z.string(),
      members: z.array(z.string()),
      /** Name of the member who leads the group; absent: nobody does. */
      leader: z.string().optional(),
    })
    .nullable(),
  /** The feedback rule that applies to this student. */
  feedback_rule: z.enum(feedbackRules),
  waits_for_class: waitsForClass,
  marks_held: marksHeld,
  started_at: f.time,
  submitted_at: f.time.nullable(),
  is_late: isLate,
  /** The student's due time if late work is accepted: from then on the attempt is late. */
  late_from: f.time.optional(),
  /** The end of the time limit or of accepting work, whichever is earlier; null if there is none. */
  deadline_at: f.time.nullable(),
  /** The student's minutes if the time limit counts on the device; `deadline_at` is without it, and nothing ends with it. */
  limit_minutes: z.int().optional(),
  /** The server's clock at the time of the reply, to correct the device's clock. */
  server_now: f.time,
  content: z.unknown(),
  questions: z.array(questionInfo),
  answers: z.array(answerState),
  score: z.number().nullable(),
  max_score: z.number(),
  needs_teacher: z.boolean(),
  comment: z.string(),
  /** Absent if it was never reopened. */
  reopening: reopening.optional(),
});

const answerToSave = z.object({
  question_id: z.string().min(1).max(40),
  response: z.unknown(),
  /**
   * From apps before `attachments`: ids of its files. They are added like attachments as far as possible; none is removed,
   * and they do not influence the result.
   */
  files: z.array(f.id).max(answerFilesMax).default([]),
  flagged: z.boolean().default(false),
  /** Raised by each change of this answer on any device; a save that is not above the stored number changes nothing. */
  seq: z.int().min(1).max(f.wholeNumberMax),
  /** Total time spent on this question, in milliseconds. */
  time_ms: timeSpentMs.default(0),
  /** Locks the answer and requests its mark (feedback rule 'at_once' only). */
  check: z.boolean().default(false),
});

/** Adds an uploaded file of this question and attempt to its answer, or removes it. */
const attachment = z.object({
  question_id: z.string().min(1).max(40),
  file_id: f.id,
  action: z.enum(['add', 'remove']),
});

const savedAttachment = z.object({
  question_id: z.string(),
  file_id: f.replyId,
  /**
   * `saved`: on disk; also if the file was added or removed before. A removal is final: adding the file later is `saved` and
   * does not bring it back, so only `files` tells whether it is there. `full`: the answer has its maximum number of files.
   * Others: as for answers.
   */
  result: z.enum(['saved', 'late', 'locked', 'full', 'invalid']),
  /** The answer's files now, in the order in which they were attached. */
  files: z.array(storedFile),
});

const savedAnswer = z.object({
  question_id: z.string(),
  /** `saved`: on disk. `stale`: the server has a newer answer, which it returns. Others: refused for good. */
  result: z.enum(['saved', 'stale', 'locked', 'late', 'invalid']),
  answer: answerState.nullable(),
});

export const playOperations = defineOperations({
  home: {
    method: 'GET',
    path: '/play/home',
    summary:
      'Open coursewares of the student by unit, with their attempts; of a past term only those with own work',
    access: 'student',
    /** Absent means the current term. */
    input: z.object({ calendar_id: f.optionalId }),
    reply: z.object({ server_now: f.time, items: z.array(coursewareForStudent) }),
  },
  pastTerms: {
    method: 'GET',
    path: '/play/past_terms',
    summary: 'Past terms in which the student was in a class, latest first',
    access: 'student',
    input: z.object({}),
    reply: z.object({ items: z.array(z.object({ id: f.replyId, name: z.string() })) }),
  },
  courseware: {
    method: 'GET',
    path: '/play/courseware',
    summary: 'One courseware as the student sees it before starting',
    access: 'student',
    input: z.object({ id: f.id }),
    reply: z.object({
      server_now: f.time,
      item: coursewareForStudent,
      description: z.string(),
      display_language: z.enum(languages),
      startup_screen: z.string(),
    }),
  },
  join: {
    method: 'GET',
    path: '/play/join',
    summary: 'The courseware of a join code, before signing in; spaces and lower case are accepted',
    access: 'public',
    input: z.object({ code: z.string().max(40) }),
    reply: z.object({
      courseware_id: f.replyId,
      name: z.string(),
      type: z.string(),
      allow_guests: z.boolean(),
    }),
  },
  joinAsGuest: {
    method: 'POST',
    path: '/play/guest',
    summary: 'Take part in one courseware as a guest with a name',
    access: 'public',
    input: z.object({ code: z.string().max(40), name: z.string().trim().min(1).max(nameMaxLength) }),
    reply: z.object({ userinfo, courseware_id: f.replyId }),
  },
  start: {
    method: 'POST',
    path: '/play/start',
    summary:
      'Continue the attempt in progress, else start the next; with a key, a repeated call starts only one',
    access: 'student',
    input: z.object({ courseware_id: f.id, key: z.string().min(8).max(64).optional() }),
    reply: attempt,
  },
  attempt: {
    method: 'GET',
    path: '/play/attempt',
    summary: 'An own attempt with its answers; marks, keys and comments as far as the feedback rule allows',
    access: 'student',
    input: z.object({ id: f.id }),
    reply: attempt,
  },
  live: {
    method: 'GET',
    path: '/play/live',
    summary: 'Server-sent events: state and deadline of an own attempt, now and whenever they change',
    access: 'student',
    input: z.object({ attempt_id: f.id }),
    reply: z.object({
      state: z.enum(attemptStates),
      deadline_at: f.time.nullable(),
      /** True once the teacher has closed the courseware: the server accepts unsaved answers for less than a second. */
      is_closed: z.boolean(),
      /** True if there may be new answers by a member of the group, or changed files by any device of a member. */
      has_answers: z.boolean().optional(),
      /** True if a teacher has written to the student. */
      has_message: z.boolean().optional(),
    }),
    kind: 'stream',
  },
  show: {
    method: 'POST',
    path: '/play/show_question',
    summary:
      'Open a question. A question with its own time limit is in no other reply before, and its time starts with the first such call',
    access: 'student',
    input: z.object({ attempt_id: f.id, question_id: z.string().min(1).max(40) }),
    reply: z.object({
      server_now: f.time,
      question: questionInfo,
      /** Includes the question's own deadline, and the answer if another device has saved one. */
      answer: answerState,
      /** The public content with every other question withheld. */
      content: z.unknown(),
    }),
  },
  save: {
    method: 'POST',
    path: '/play/save',
    summary:
      'Save answers, their files and entries of spaces; the reply means that they are on disk. Repeating a call changes nothing',
    access: 'student',
    input: z.object({
      attempt_id: f.id,
      answers: z.array(answerToSave).max(100).default([]),
      /** Applied in their order and before the answers, whatever the `seq` of an answer is. */
      attachments: z.array(attachment).max(100).default([]),
      entries: spaceEntries.default([]),
    }),
    maxBytes: bodyMaxBytes.answers,
    reply: z.object({
      server_now: f.time,
      answers: z.array(savedAnswer),
      /** Results in the order of the sent attachments. */
      attachments: z.array(savedAttachment),
      /** Results in the order of the sent entries. */
      entries: z.array(savedEntry),
    }),
  },
  submit: {
    method: 'POST',
    path: '/play/submit',
    summary: 'Submit the attempt; repeating the call gives the same reply',
    access: 'student',
    input: z.object({
      attempt_id: f.id,
      /** Milliseconds by question id, including time after the last answer and on unanswered questions. */
      times: f.recordOf(z.string().max(40), timeSpentMs, 2_000).default({}),
    }),
    maxBytes: bodyMaxBytes.times,
    reply: attempt,
  },
  news: {
    method: 'GET',
    path: '/play/news',
    summary: "The student's news: comments, visible marks and opened coursewares; newest first",
    access: 'student',
    input: z.object({}),
    reply: z.object({
      until: newsUntil,
      /** Of the last thirty days: those not seen yet, then those seen, the newest of each first. */
      messages: z.array(receivedMessage),
      /** At most twenty items of the last seven days. */
      items: z.array(
        z.object({
          kind: z.enum(['comment', 'marks', 'opened', 'returned']),
          courseware_id: f.replyId,
          /** Null for the news that a courseware was opened. */
          attempt_id: f.replyId.nullable(),
          name: z.string(),
          type: z.string(),
          icon: z.string(),
          unit_name: z.string(),
          subject_name: z.string(),
          subject_colour: z.string(),
          /** Beginning of the comment, or of the message with which an attempt was returned; else empty. */
          comment: z.string(),
          is_new: z.boolean(),
          at: f.time,
        }),
      ),
    }),
  },
});
