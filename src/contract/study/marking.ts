import * as z from 'zod';
import { feedbackRules } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { storedFile } from '#contract/files.ts';
import { bodyMaxBytes, marksAtOnceMax, phraseMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';
import { questionInfo } from '#contract/play.ts';
import { givenMark, listedStudent, markReply, markStep } from '#contract/study/study-items.ts';

/** Marking by hand: the answers of a class, question by question or student by student. */

const markedQuestion = questionInfo.extend({
  /** Number of answers in the listed attempts that wait for a teacher. */
  waiting: z.int(),
});

const listedAttempt = z.object({
  attempt_id: f.replyId,
  /**
   * Sorted by class number. `own_score`: the member's own mark, if a teacher gave one that differs from the group's;
   * null if not.
   */
  members: z.array(listedStudent.extend({ own_score: z.number().nullable() })),
  /** Name of the group that shares the attempt; null for the attempt of one student. */
  group_name: z.string().nullable(),
  /** Null while it waits for a teacher. For a group, members' own marks are not included. */
  score: z.number().nullable(),
  max_score: z.number(),
  /** Number of the attempt among the first member's attempts. */
  number: z.int(),
  /** Whether a member has more than one attempt in the list. */
  is_one_of_several: z.boolean(),
  /** Number of questions that wait for a teacher. */
  waiting: z.int(),
});

const markableAnswer = z.object({
  attempt_id: f.replyId,
  question_id: z.string(),
  /** Null if not answered, unless there are files or drawn items. */
  response: z.unknown(),
  files: z.array(storedFile),
  item_count: z.int(),
  /** Null while it waits for a teacher. */
  score: z.number().nullable(),
  /** Maximum score of the question in the attempt's own revision. */
  max_score: z.number(),
  /** The newest change of its mark by a teacher; null if there is none. */
  step: markStep.nullable(),
  /** The answer as one line; empty if there is none or the type has no text for it. */
  text: z.string(),
  /**
   * Answers with the same number have the same text, ignoring case, spaces, width and script; null if no other answer
   * has.
   */
  similar: z.int().nullable(),
  /** The content that the student had; absent unless the attempt uses another revision than the courseware. */
  content: z.unknown().optional(),
});

const markingGuide = z.object({
  question_id: z.string(),
  /** Plain text; empty if there is none. */
  model_answer: z.string(),
  rubric: z.array(z.object({ text: z.string(), points: z.number() })).readonly(),
});

const phrase = z.object({ id: f.replyId, text: z.string() });

export const markingOperations = defineOperations({
  read: {
    method: 'GET',
    path: '/study/marking',
    summary: 'Submitted answers to mark: of one question for the class, or all answers of one attempt',
    access: 'teacher',
    input: z.object({
      courseware_id: f.id,
      by: z.enum(['question', 'student']).default('question'),
      /** If absent, or no longer in the courseware: the first question that waits for a teacher. */
      question_id: z.string().max(40).optional(),
      /** For `by=student`. If absent, or no longer listed: the first attempt that waits for a teacher. */
      attempt_id: f.optionalId,
    }),
    reply: z.object({
      courseware: z.object({
        courseware_id: f.replyId,
        courseware_name: z.string(),
        type: z.string(),
        unit_id: f.replyId,
        unit_name: z.string(),
        class_id: f.replyId,
        class_name: z.string(),
        subject_name: z.string(),
        subject_name_eng: z.string(),
        feedback_rule: z.enum(feedbackRules),
        marks_held: z.boolean(),
        marks_released_at: f.time.nullable(),
      }),
      content: z.unknown(),
      version: z.int(),
      /** Questions with a mark, in order. */
      questions: z.array(markedQuestion),
      /** The attempts that count, and others with answers that wait for a teacher, by class number. */
      attempts: z.array(listedAttempt),
      /** The question whose answers are listed; null if those of one attempt are listed, or none. */
      question_id: z.string().nullable(),
      attempt_id: f.replyId.nullable(),
      answers: z.array(markableAnswer),
      guides: z.array(markingGuide),
    }),
  },
  markMany: {
    method: 'POST',
    path: '/study/mark_many',
    summary: 'Give several marks at once, all or none; each is stored unless a colleague was faster',
    access: 'teacher',
    maxBytes: bodyMaxBytes.answers,
    input: z.object({ marks: z.array(givenMark).min(1).max(marksAtOnceMax) }),
    /** Results in the order of the marks. */
    reply: z.object({ results: z.array(markReply) }),
  },
  release: {
    method: 'POST',
    path: '/study/marks_release',
    summary: 'Show students the marks that their courseware holds back, or hold them back again',
    access: 'teacher',
    input: z.object({
      courseware_id: f.id,
      is_released: f.flag,
      /** Without it, releasing is refused with 'marks_waiting' while answers wait for a teacher's mark. */
      confirmed: f.flag.default(false),
    }),
    reply: z.object({ marks_released_at: f.time.nullable() }),
  },
  phrases: {
    method: 'GET',
    path: '/study/phrases',
    summary: "The teacher's own phrases for comments on answers, in order",
    access: 'teacher',
    input: z.object({}),
    reply: z.object({ phrases: z.array(phrase) }),
  },
  savePhrase: {
    method: 'POST',
    path: '/study/phrase_save',
    summary: "Add a phrase to the teacher's own, or change one",
    access: 'teacher',
    input: z.object({ id: f.id.optional(), text: z.string().trim().min(1).max(phraseMaxLength) }),
    reply: phrase,
  },
  deletePhrase: {
    method: 'POST',
    path: '/study/phrase_delete',
    summary: "Delete one of the teacher's own phrases",
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
});
