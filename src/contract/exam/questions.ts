import * as z from 'zod';
import * as exam from '#contract/exam/exam-fields.ts';
import * as f from '#contract/fields.ts';
import { bodyMaxBytes } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Questions of the bank. `content` is `BankQuestion` of `parts/exam-content`; what is wrong with it is told by its path. */

const questionFilter = z.object({
  ...exam.examFilterFields,
  /** A kind of quiz questions. */
  kind: z.string().max(40).optional(),
  /** `true`: only drafts; `false`: only questions that can be used. */
  draft: f.flag.optional(),
});

export const bankQuestionItem = z.object({
  ...exam.examItemFields,
  kind: z.string(),
  /** The newest version has issues: it can be seen, but not be put into papers and quizzes. */
  is_draft: z.boolean(),
  has_passage: z.boolean(),
  has_picture: z.boolean(),
  has_sound: z.boolean(),
});

/** The state of a question after it was saved. */
const savedQuestion = z.object({
  id: f.replyId,
  version_id: f.replyId,
  version_number: z.int(),
  is_draft: z.boolean(),
  issues: z.array(exam.examIssue),
});

export const examQuestionOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/exam/question_list',
    summary: 'Questions by filter and keyword; Traditional finds Simplified and the reverse',
    access: 'teacher',
    input: z.object({ filter: exam.filterText(questionFilter).optional(), ...exam.listFields }),
    reply: f.listOf(bankQuestionItem).extend(exam.pageFields),
  },
  detail: {
    method: 'GET',
    path: '/exam/question_detail',
    summary: 'One question with its newest content and its versions, newest first',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: bankQuestionItem.extend({
      content: z.unknown(),
      issues: z.array(exam.examIssue),
      versions: z.array(exam.examVersion),
      /** The question that it was copied from, if the caller sees it. */
      copied_from_id: f.replyId.nullable(),
      /** Papers that use a version of it and that the caller sees. */
      papers: z.array(z.object({ id: f.replyId, title: z.string() })),
    }),
  },
  version: {
    method: 'GET',
    path: '/exam/question_version',
    summary: 'One version of a question',
    access: 'teacher',
    input: z.object({ id: f.id, number: exam.baseNumber }),
    reply: exam.examVersion.extend({ content: z.unknown() }),
  },
  create: {
    method: 'POST',
    path: '/exam/question_create',
    summary: 'A new question of the caller; with a key, a repeated call makes only one',
    access: 'teacher',
    input: z.object({
      key: exam.creationKey,
      facts: exam.examFacts.prefault({}),
      content: z.unknown(),
    }),
    maxBytes: bodyMaxBytes.draft,
    reply: savedQuestion,
  },
  save: {
    method: 'POST',
    path: '/exam/question_save',
    summary: 'Save the facts, and a changed content as a new version; an unchanged content makes none',
    access: 'teacher',
    input: z.object({
      id: f.id,
      base_number: exam.baseNumber,
      facts: exam.examFacts.optional(),
      /** Absent: it stays. */
      content: z.unknown().optional(),
    }),
    maxBytes: bodyMaxBytes.draft,
    reply: savedQuestion,
  },
  restoreVersion: {
    method: 'POST',
    path: '/exam/question_version_restore',
    summary: 'Bring an earlier version back as the newest one',
    access: 'teacher',
    input: z.object({ id: f.id, number: exam.baseNumber, base_number: exam.baseNumber }),
    reply: savedQuestion,
  },
  change: {
    method: 'POST',
    path: '/exam/questions_change',
    summary: 'Change facts of several questions, of all or of none',
    access: 'teacher',
    input: z.object({ ids: f.idList, changes: exam.examFactChanges }),
    reply: z.object({ changed: z.int() }),
  },
  copy: {
    method: 'POST',
    path: '/exam/question_copy',
    summary: "An own copy of the newest version of a question that the caller sees, for the caller's eyes",
    access: 'teacher',
    input: z.object({ id: f.id, key: exam.creationKey }),
    reply: savedQuestion,
  },
  delete: {
    method: 'POST',
    path: '/exam/questions_delete',
    summary: 'Delete questions, all or none; papers and quizzes keep what they use',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ ids: f.idList }),
    reply: f.emptyReply,
  },
  restore: {
    method: 'POST',
    path: '/exam/questions_restore',
    summary: 'Bring questions back that were deleted in the last 30 days',
    access: 'teacher',
    logAs: 'restoration',
    input: z.object({ ids: f.idList }),
    reply: f.emptyReply,
  },
  take: {
    method: 'POST',
    path: '/exam/take_questions',
    summary:
      "Put questions of an own quiz's draft into the bank; unchanged questions of the bank are not doubled",
    access: 'teacher',
    input: z.object({
      activity_id: f.id,
      /** Ids within the quiz; absent: all. */
      question_ids: z.array(z.string().max(24)).min(1).max(200).optional(),
      facts: exam.examFacts.prefault({}),
    }),
    reply: z.object({
      /** `question_id`: the id within the quiz; `id`: in the bank. */
      taken: z.array(z.object({ question_id: z.string(), id: f.replyId })),
      already_there: z.array(z.object({ question_id: z.string(), id: f.replyId })),
      /** Left out, because they are not finished. */
      incomplete: z.array(z.object({ question_id: z.string(), title: z.string() })),
    }),
  },
});
