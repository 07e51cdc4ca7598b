import * as z from 'zod';
import { activityPreview } from '#contract/activities.ts';
import { difficulties, resourceSorts, revisionChangeKinds } from '#contract/choices.ts';
import { filterText } from '#contract/exam/exam-fields.ts';
import * as f from '#contract/fields.ts';
import { languages } from '#contract/language.ts';
import { defineOperations } from '#contract/operation.ts';

/** The resource library: revisions of activities that their owners share with the school. */

/** The parameter `filter` of the list, sent as JSON. */
export const resourceFilter = z.object({
  type: z.string().max(40).optional(),
  subject_id: f.optionalId,
  grade: z.int().min(1).max(12).optional(),
  difficulty: z.enum(difficulties).optional(),
  language: z.enum(languages).optional(),
  /** `liked`: only resources that the caller likes; `own`: only those that the caller shared. */
  liked: f.flag.optional(),
  own: f.flag.optional(),
});

const resourceItem = z.object({
  id: f.replyId,
  activity_id: f.replyId,
  type: z.string(),
  name: z.string(),
  description: z.string(),
  display_language: z.enum(languages),
  subject_id: f.replyId.nullable(),
  subject_name: z.string().nullable(),
  subject_colour: z.string().nullable(),
  grade: z.int().nullable(),
  difficulty: z.enum(difficulties).nullable(),
  icon: z.string(),
  startup_screen: z.string(),
  question_count: z.int(),
  owner_name: z.string(),
  is_own: z.boolean(),
  revision_number: z.int(),
  like_count: z.int(),
  copy_count: z.int(),
  liked: z.boolean(),
  shared_at: f.time,
  /** When the shared revision last changed; equals `shared_at` until a newer one was shared. */
  updated_at: f.time,
});

/** The value of `seen` in a reply of `/resource/changes`. */
const seenStamp = z.string().max(40);

const likeState = z.object({ liked: z.boolean(), like_count: z.int() });

/** Differences between two revisions. */
const revisionChanges = z.object({
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  questions: z.array(z.object({ id: z.string(), title: z.string(), change: z.enum(revisionChangeKinds) })),
  /** Parts of types without questions: pages, files, addresses and so on. */
  parts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** The part's earlier title; null if it was the same. */
      before: z.string().nullable(),
      change: z.enum(revisionChangeKinds),
    }),
  ),
  /** Whether the order of the parts that both revisions have is different. */
  order_changed: z.boolean(),
  /** Whether there are further differences, which the fields above do not show. */
  other: z.boolean(),
});

export const resourceOperations = defineOperations({
  typeList: {
    method: 'GET',
    path: '/resource/type_list',
    summary: 'The activity types a resource can have, named in the asked language',
    access: 'teacher',
    input: z.object({}),
    reply: z.object({
      type_list: z.array(
        z.object({ type: z.string(), name: z.string(), colour: z.string(), icon: z.string() }),
      ),
    }),
  },
  index: {
    method: 'GET',
    path: '/resource/index',
    summary: 'Resources by filter and keyword; Traditional finds Simplified and the reverse',
    access: 'teacher',
    input: z.object({
      filter: filterText(resourceFilter).optional(),
      keyword: f.keyword,
      sort: z.enum(resourceSorts).default('newest'),
      order: f.order,
      offset: f.offset,
      limit: f.limit,
    }),
    /** Counting of `total` stops at a bound; `has_more` tells whether there is a next page. */
    reply: f.listOf(resourceItem).extend({ total_is_bound: z.boolean(), has_more: z.boolean() }),
  },
  detail: {
    method: 'GET',
    path: '/resource/detail',
    summary: 'One resource, with its users and the number of classes',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: resourceItem.extend({
      /** Classes in which the original or a copy is placed. */
      class_count: z.int(),
      /** Classes that submitted work in a courseware of it, but have no such courseware any more. */
      former_classes: z.array(z.string()),
      users: z.array(z.object({ user_id: f.replyId, name: z.string(), class_count: z.int() })),
      /** The caller's own copies. */
      own_copies: z.array(z.object({ activity_id: f.replyId, name: z.string() })),
    }),
  },
  like: {
    method: 'GET',
    path: '/resource/like',
    summary: 'Like a resource; repeated calls count once',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: likeState,
  },
  unlike: {
    method: 'GET',
    path: '/resource/unlike',
    summary: 'Take the like back',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: likeState,
  },
  preview: {
    method: 'GET',
    path: '/resource/preview',
    summary: 'The shared revision with its key, to be shown in the teacher app as a student sees it',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: activityPreview,
  },
  copy: {
    method: 'GET',
    path: '/resource/copy',
    summary:
      'Copy a resource and place the copy in a unit, closed; with a key, a repeated call makes only one',
    access: 'teacher',
    input: z.object({ id: f.id, unit_id: f.id, key: z.string().min(8).max(64).optional() }),
    reply: z.object({ activity_id: f.replyId, courseware_id: f.replyId }),
  },
  share: {
    method: 'POST',
    path: '/resource/share',
    summary: 'Share the newest revision of an own activity; shared before: replace the shared revision by it',
    access: 'teacher',
    input: z.object({ activity_id: f.id }),
    reply: z.object({ resource_id: f.replyId }),
  },
  takeBack: {
    method: 'POST',
    path: '/resource/take_back',
    summary: 'Take a shared activity out of the library; copies stay with those who made them',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ activity_id: f.id }),
    reply: f.emptyReply,
  },
  undoTakeBack: {
    method: 'POST',
    path: '/resource/undo_take_back',
    summary: 'Undo taking a resource out: with the same revision, likes and counts',
    access: 'teacher',
    input: z.object({ activity_id: f.id }),
    reply: z.object({ resource_id: f.replyId }),
  },
  changes: {
    method: 'GET',
    path: '/resource/changes',
    summary: 'Changes of the original of an own copy since it was copied or last updated',
    access: 'teacher',
    input: z.object({ activity_id: f.id }),
    reply: revisionChanges.extend({
      /**
       * Identifies the compared versions. It is sent back with the decision, so that nobody decides on unseen
       * changes.
       */
      seen: z.string(),
      has_changes: z.boolean(),
      resource_id: f.replyId.nullable(),
      owner_name: z.string(),
      /** True if the owner has edited the copy. Taking the changes then replaces these edits. */
      is_edited: z.boolean(),
    }),
  },
  takeChanges: {
    method: 'POST',
    path: '/resource/take_changes',
    summary: 'Update an own copy to its original, as a new revision; coursewares keep theirs until synced',
    access: 'teacher',
    input: z.object({ activity_id: f.id, seen: seenStamp }),
    reply: z.object({ revision_number: z.int() }),
  },
  dismissChanges: {
    method: 'POST',
    path: '/resource/dismiss_changes',
    summary: 'Decline the changes of the original; only its next change is reported again',
    access: 'teacher',
    input: z.object({ activity_id: f.id, seen: seenStamp }),
    reply: f.emptyReply,
  },
  previewUpdate: {
    method: 'GET',
    path: '/resource/update_preview',
    summary: 'Changes in the library if the newest revision of a shared activity replaced the shared one',
    access: 'teacher',
    input: z.object({ activity_id: f.id }),
    reply: revisionChanges.extend({
      /** False if the library already has the newest revision. */
      has_changes: z.boolean(),
      /** Number of copies. They do not change; their owners are notified. */
      copy_count: z.int(),
    }),
  },
});
