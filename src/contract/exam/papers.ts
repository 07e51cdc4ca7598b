import * as z from 'zod';
import * as exam from '#contract/exam/exam-fields.ts';
import * as f from '#contract/fields.ts';
import { bodyMaxBytes, examTitleMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Papers of the bank. `content` is `BankPaper` of `parts/exam-content`: sections with versions of questions and their points. */

const title = z.string().trim().min(1).max(examTitleMaxLength);

const paperItem = z.object({ ...exam.examItemFields, question_count: z.int() });

/** The state of a paper after it was saved. */
const savedPaper = z.object({
  id: f.replyId,
  version_id: f.replyId,
  version_number: z.int(),
});

/** A question as a paper has it. */
const paperQuestion = z.object({
  question_id: f.replyId,
  version_id: f.replyId,
  title: z.string(),
  kind: z.string(),
  version_number: z.int(),
  /** The newest version that can be used; another number than `version_number`: the paper has an earlier one. */
  newest_version_id: f.replyId,
  newest_version_number: z.int(),
  is_deleted: z.boolean(),
  /** The caller does not see this question: title and content are empty. */
  is_hidden: z.boolean(),
  content: z.unknown(),
});

const paperView = paperItem.extend({
  content: z.unknown(),
  /** Each question of the paper once. */
  questions: z.array(paperQuestion),
});

export const examPaperOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/exam/paper_list',
    summary: 'Papers by filter and keyword; Traditional finds Simplified and the reverse',
    access: 'teacher',
    input: z.object({
      filter: exam.filterText(z.object(exam.examFilterFields)).optional(),
      ...exam.listFields,
    }),
    reply: f.listOf(paperItem).extend(exam.pageFields),
  },
  detail: {
    method: 'GET',
    path: '/exam/paper_detail',
    summary: 'One paper with its newest content, its questions and its versions, newest first',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: paperView.extend({
      versions: z.array(exam.examVersion),
      /** The paper that it was copied from, if the caller sees it. */
      copied_from_id: f.replyId.nullable(),
    }),
  },
  version: {
    method: 'GET',
    path: '/exam/paper_version',
    summary: 'One version of a paper with its questions',
    access: 'teacher',
    input: z.object({ id: f.id, number: exam.baseNumber }),
    reply: exam.examVersion.extend({ content: z.unknown(), questions: z.array(paperQuestion) }),
  },
  create: {
    method: 'POST',
    path: '/exam/paper_create',
    summary: 'A new paper of the caller; with a key, a repeated call makes only one',
    access: 'teacher',
    input: z.object({
      key: exam.creationKey,
      title,
      facts: exam.examFacts.prefault({}),
      /** Absent: an empty paper. */
      content: z.unknown().optional(),
    }),
    maxBytes: bodyMaxBytes.draft,
    reply: savedPaper,
  },
  save: {
    method: 'POST',
    path: '/exam/paper_save',
    summary: 'Save title and facts, and a changed content as a new version; an unchanged content makes none',
    access: 'teacher',
    input: z.object({
      id: f.id,
      base_number: exam.baseNumber,
      title: title.optional(),
      facts: exam.examFacts.optional(),
      content: z.unknown().optional(),
    }),
    maxBytes: bodyMaxBytes.draft,
    reply: savedPaper,
  },
  restoreVersion: {
    method: 'POST',
    path: '/exam/paper_version_restore',
    summary: 'Bring an earlier version back as the newest one',
    access: 'teacher',
    input: z.object({ id: f.id, number: exam.baseNumber, base_number: exam.baseNumber }),
    reply: savedPaper,
  },
  change: {
    method: 'POST',
    path: '/exam/papers_change',
    summary: 'Change facts of several papers, of all or of none',
    access: 'teacher',
    input: z.object({ ids: f.idList, changes: exam.examFactChanges }),
    reply: z.object({ changed: z.int() }),
  },
  copy: {
    method: 'POST',
    path: '/exam/paper_copy',
    summary: "An own copy of a paper that the caller sees, for the caller's eyes; it uses the same questions",
    access: 'teacher',
    input: z.object({ id: f.id, key: exam.creationKey }),
    reply: savedPaper,
  },
  delete: {
    method: 'POST',
    path: '/exam/papers_delete',
    summary: 'Delete papers, all or none; their questions stay',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ ids: f.idList }),
    reply: f.emptyReply,
  },
  restore: {
    method: 'POST',
    path: '/exam/papers_restore',
    summary: 'Bring papers back that were deleted in the last 30 days',
    access: 'teacher',
    logAs: 'restoration',
    input: z.object({ ids: f.idList }),
    reply: f.emptyReply,
  },
  toQuiz: {
    method: 'POST',
    path: '/exam/paper_to_quiz',
    summary:
      "A quiz of the caller with the paper's questions; with a unit, it is published and placed there, closed",
    access: 'teacher',
    input: z.object({
      id: f.id,
      /** Absent: the paper's title. */
      name: f.name.optional(),
      unit_id: f.optionalId,
      key: exam.creationKey,
    }),
    reply: z.object({
      activity_id: f.replyId,
      /** Null without a unit, and if something keeps the quiz from being published. */
      courseware_id: f.replyId.nullable(),
      question_count: z.int(),
      /** Number of questions that the caller does not see, so that the quiz lacks them. */
      left_out: z.int(),
    }),
  },
});
