import * as z from 'zod';
import { activityStatusTexts, difficulties } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { languages } from '#contract/language.ts';
import { bodyMaxBytes, descriptionMaxLength, nameMaxLength } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Calls of the DIY app: activities with their drafts and published revisions. */

/** The form that all activity types share. Ids and texts may be empty while the activity is in process. */
export const activityForm = z.object({
  name: z.string().trim().max(nameMaxLength),
  description: z.string().trim().max(descriptionMaxLength).default(''),
  display_language: z.enum(languages).default('zh-hk'),
  subject_id: z.int().positive().max(f.wholeNumberMax).nullable().default(null),
  grade: z.int().min(1).max(12).nullable().default(null),
  difficulty: z.enum(difficulties).nullable().default(null),
  /** Media url of the activity's own icon; empty means the type's icon. */
  icon: z.string().max(300).default(''),
  /** Media url of the picture shown before the activity starts; empty means none. */
  startup_screen: z.string().max(300).default(''),
});

/** One revision with its key, to be shown in the teacher app as a student sees it. */
export const activityPreview = z.object({
  id: f.replyId,
  name: z.string(),
  description: z.string(),
  display_language: z.enum(languages),
  startup_screen: z.string(),
  type: z.string(),
  version: z.int(),
  content: z.unknown(),
});

const activityItem = z.object({
  id: f.replyId,
  type: z.string(),
  name: z.string(),
  description: z.string(),
  display_language: z.enum(languages),
  subject_id: f.replyId.nullable(),
  subject_name: z.string().nullable(),
  grade: z.int().nullable(),
  difficulty: z.enum(difficulties).nullable(),
  icon: z.string(),
  startup_screen: z.string(),
  status: z.int(),
  owner_id: f.replyId,
  modified_by: z.string(),
  modified_at: f.time,
  question_count: z.int(),
  /** Number of the newest published revision; 0 means never completed. */
  revision_number: z.int(),
  /** Number of coursewares of this activity that the caller may see. */
  courseware_count: z.int(),
  /** The activity's resource in the library; null means not shared. */
  resource_id: f.replyId.nullable(),
  /** Whether there is a newer revision than the shared one. */
  resource_is_outdated: z.boolean(),
  /** True for a copy whose original has changed, until the owner takes or declines the changes. */
  has_origin_changes: z.boolean(),
  /** Progress of converting its media, 0..1, while the status is 2; else null. */
  conversion_progress: z.number().nullable(),
});

const associatedCourseware = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  calendar_name: z.string(),
  calendar_is_current: z.boolean(),
  class_name: z.string(),
  subject_name: z.string(),
  unit_id: f.replyId,
  unit_name: z.string(),
  revision_number: z.int(),
  is_open: z.boolean(),
  /** `started`: number of students with an attempt; `in_progress`: with an attempt in progress. */
  started: z.int(),
  in_progress: z.int(),
});

const draftIssue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const activityDetail = activityItem.extend({
  /** Draft content in the type's own format. */
  content: z.unknown(),
  /** Counts saves; send it back with the next save so that two windows do not overwrite each other. */
  draft_version: z.int(),
  /** Whether the draft differs from the newest revision. */
  has_unpublished_changes: z.boolean(),
});

export const activityOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/diy/list',
    summary: "The teacher's own activities; for administrators everybody's with all=1",
    access: 'teacher',
    input: z.object({
      type: z.string().max(40).optional(),
      status: z.enum(['', ...activityStatusTexts]).optional(),
      subject_id: f.optionalId,
      keyword: f.keyword,
      all: f.flag.optional(),
      sort: z.enum(['modified_at', 'name']).default('modified_at'),
      order: f.order,
      offset: f.offset,
      limit: f.limit,
    }),
    reply: f.listOf(
      activityItem.extend({
        /** For activities without coursewares: classes that submitted work in a courseware deleted since. */
        former_classes: z.array(z.string()),
      }),
    ),
  },
  detail: {
    method: 'GET',
    path: '/diy/detail',
    summary: 'One activity with its draft, for editing',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: activityDetail,
  },
  add: {
    method: 'POST',
    path: '/diy/add',
    summary: 'Start a new activity as a draft (status 0); key makes a repeated send start only one',
    access: 'teacher',
    input: z.object({
      type: z.string().max(40),
      key: z.string().min(8).max(64).optional(),
      form: activityForm.partial().default({}),
    }),
    reply: activityDetail,
  },
  save: {
    method: 'POST',
    path: '/diy/save',
    summary: 'Save the draft as it is, complete or not',
    access: 'teacher',
    input: z.object({
      id: f.id,
      draft_version: z.int().min(0).max(f.wholeNumberMax),
      form: activityForm,
      content: z.unknown(),
      /** Which editor sends this, with a number that grows with each of its edits: it never conflicts with itself. */
      edit: z
        .object({ editor: z.string().min(1).max(64), number: z.int().min(1).max(f.wholeNumberMax) })
        .optional(),
    }),
    maxBytes: bodyMaxBytes.draft,
    reply: z.object({ draft_version: z.int(), modified_at: f.time, status: z.int() }),
  },
  preview: {
    method: 'POST',
    path: '/diy/preview',
    summary: "A draft, saved or not, in the form that its type's player shows, with its converted media",
    access: 'teacher',
    input: z.object({ type: z.string().max(40), content: z.unknown() }),
    maxBytes: bodyMaxBytes.draft,
    reply: z.object({ content: z.unknown() }),
  },
  complete: {
    method: 'POST',
    path: '/diy/complete',
    summary: 'Check every rule; publish a new revision (status 1), or list what is missing',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: z.object({
      completed: z.boolean(),
      issues: z.array(draftIssue),
      revision_id: f.replyId.nullable(),
      revision_number: z.int(),
      status: z.int(),
    }),
  },
  copy: {
    method: 'POST',
    path: '/diy/copy',
    summary: 'An own copy of an activity that the teacher may read',
    access: 'teacher',
    input: z.object({ id: f.id, name: f.name.optional() }),
    reply: activityDetail,
  },
  delete: {
    method: 'POST',
    path: '/diy/delete',
    summary: 'Delete own activities; refused for those still used in a unit',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ ids: f.idList }),
    reply: f.emptyReply,
  },
  restore: {
    method: 'POST',
    path: '/diy/restore',
    summary: 'Undo the deletion of own activities',
    access: 'teacher',
    input: z.object({ ids: f.idList }),
    reply: f.emptyReply,
  },
  associated: {
    method: 'GET',
    path: '/diy/associated',
    summary: 'All coursewares made from an own activity that the caller may change, newest term first',
    access: 'teacher',
    input: z.object({ activity_id: f.id }),
    reply: z.object({ latest_revision_number: z.int(), items: z.array(associatedCourseware) }),
  },
  sync: {
    method: 'POST',
    path: '/diy/sync',
    summary:
      'Move coursewares of an own activity to its newest revision; work already begun stays on its own',
    access: 'teacher',
    input: z.object({ activity_id: f.id, courseware_ids: f.idList }),
    reply: z.object({ synced: z.int() }),
  },
});
