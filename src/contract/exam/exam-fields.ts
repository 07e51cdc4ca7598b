import * as z from 'zod';
import { difficulties, examSorts, examVisibilities } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { examTagMaxLength, examTagsMax, examYearMax, examYearMin, gradeMax } from '#contract/limits.ts';

/** Fields that questions and papers of the bank share. */

const tag = z.string().trim().min(1).max(examTagMaxLength);
export const tagList = z.array(tag).max(examTagsMax);

const subjectId = z.int().positive().max(f.wholeNumberMax).nullable();
const grade = z.int().min(1).max(gradeMax).nullable();
const year = z.int().min(examYearMin).max(examYearMax).nullable();
const difficulty = z.enum(difficulties).nullable();
export const visibility = z.enum(examVisibilities);

/** What lists filter by. It changes without a new version. */
export const examFacts = z.object({
  subject_id: subjectId.default(null),
  grade: grade.default(null),
  year: year.default(null),
  difficulty: difficulty.default(null),
  tags: tagList.default([]),
  visibility: visibility.default('own'),
});

/** Changes of the facts of several questions or papers; what is absent stays. */
export const examFactChanges = z.object({
  subject_id: subjectId.optional(),
  grade: grade.optional(),
  year: year.optional(),
  difficulty: difficulty.optional(),
  add_tags: tagList.default([]),
  remove_tags: tagList.default([]),
  visibility: visibility.optional(),
});

export const examFilterFields = {
  subject_id: f.optionalId,
  grade: z.int().min(1).max(gradeMax).optional(),
  year: z.int().min(examYearMin).max(examYearMax).optional(),
  difficulty: z.enum(difficulties).optional(),
  tag: tag.optional(),
  visibility: visibility.optional(),
  /** Only what the caller owns. */
  own: f.flag.optional(),
};

/** The parameter `filter` of a list: a JSON object in a query; the empty string is an empty object. */
export function filterText<T extends z.ZodType>(filter: T) {
  return z
    .string()
    .max(1000)
    .transform((text, context) => {
      try {
        return text === '' ? {} : (JSON.parse(text) as unknown);
      } catch {
        context.addIssue({ code: 'custom' });
        return z.NEVER;
      }
    })
    .pipe(filter);
}

export const listFields = {
  keyword: f.keyword,
  sort: z.enum(examSorts).default('newest'),
  order: f.order,
  offset: f.offset,
  limit: f.limit,
};

/** Counting of `total` stops at a bound; `has_more` tells whether there is a next page. */
export const pageFields = { total_is_bound: z.boolean(), has_more: z.boolean() };

export const examItemFields = {
  id: f.replyId,
  title: z.string(),
  subject_id: f.replyId.nullable(),
  subject_name: z.string().nullable(),
  subject_colour: z.string().nullable(),
  grade: z.int().nullable(),
  year: z.int().nullable(),
  difficulty: z.enum(difficulties).nullable(),
  tags: z.array(z.string()),
  visibility,
  owner_id: f.replyId,
  owner_name: z.string(),
  is_own: z.boolean(),
  /** Whether the caller may change it; colleagues copy it instead. */
  can_change: z.boolean(),
  version_id: f.replyId,
  version_number: z.int(),
  points: z.number(),
  attachment_count: z.int(),
  created_at: f.time,
  changed_at: f.time,
};

export const examVersion = z.object({
  id: f.replyId,
  number: z.int(),
  created_at: f.time,
  /** Empty if that person is no longer known. */
  author_name: z.string(),
});

/** A problem of a field. `message` is a text in the asked language. */
export const examIssue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

/** Sent by the client, so that a repeated call makes only one. */
export const creationKey = z.string().min(8).max(64).optional();

/**
 * The newest version that the caller knows. If somebody else has saved a newer one, the call is refused with
 * 'newer_version' and nothing is stored.
 */
export const baseNumber = f.id;
