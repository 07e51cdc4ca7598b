import * as z from 'zod';
import { groupCauses, groupPairKinds } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { bodyMaxBytes, classStudentsMax, groupsMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Group sets: ways of splitting a class. All calls are for teachers of the class and administrators. */

const groupSet = z.object({
  id: f.replyId,
  class_id: f.replyId,
  name: z.string(),
  /** Position among the sets of the class, from 1. Lists of students show the groups of the first set. */
  position: z.int(),
  is_locked: z.boolean(),
  /** Sent back with a change of the groups, so that nobody overwrites a colleague's change. */
  version: z.int(),
});

const group = z.object({
  id: f.replyId,
  name: z.string(),
  leader_id: f.replyId.nullable(),
  /** Ids of its students by class number. */
  members: z.array(f.replyId),
});

const studentPair = z.object({ first_id: f.replyId, second_id: f.replyId, kind: z.enum(groupPairKinds) });

const classStudent = z.object({
  id: f.replyId,
  class_number: z.int(),
  name: z.string(),
  avatar: z.string(),
});

/** The groups after a change, with their version. */
const arrangedGroups = z.object({ version: z.int(), groups: z.array(group) });

/** One less than the column's maximum, because storing the groups adds one. */
const version = z
  .int()
  .min(0)
  .max(f.wholeNumberMax - 1);

export const groupOperations = defineOperations({
  list: {
    method: 'GET',
    path: '/group/set_list',
    summary: 'Group sets of a class in order, and those deleted in the last 30 days',
    access: 'teacher',
    input: z.object({ class_id: f.id }),
    reply: z.object({
      items: z.array(groupSet.extend({ group_count: z.int(), placed: z.int() })),
      deleted: z.array(
        z.object({ id: f.replyId, name: z.string(), deleted_at: f.time, deleted_by_name: z.string() }),
      ),
    }),
  },
  detail: {
    method: 'GET',
    path: '/group/set_detail',
    summary: 'A group set with its groups, and the students and pairs of its class',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: groupSet.extend({
      groups: z.array(group),
      /** All students of the class; those in no group are unassigned. */
      students: z.array(classStudent),
      pairs: z.array(studentPair),
    }),
  },
  add: {
    method: 'POST',
    path: '/group/set_add',
    summary: 'Create a group set with empty groups after the other sets of the class',
    access: 'teacher',
    input: z.object({ class_id: f.id, name: f.name, group_count: z.int().min(0).max(groupsMax) }),
    reply: z.object({ id: f.replyId }),
  },
  copy: {
    method: 'POST',
    path: '/group/set_copy',
    summary:
      'Copy a group set: within its class with its students; to another class as a random split into groups of about the same size',
    access: 'teacher',
    input: z.object({ id: f.id, class_id: f.id, name: f.name }),
    reply: z.object({ id: f.replyId }),
  },
  update: {
    method: 'POST',
    path: '/group/set_update',
    summary: 'Rename, lock, unlock or move a group set',
    access: 'teacher',
    input: z.object({
      id: f.id,
      name: f.name.optional(),
      is_locked: z.boolean().optional(),
      position: z.int().min(1).max(10_000).optional(),
    }),
    reply: f.emptyReply,
  },
  delete: {
    method: 'POST',
    path: '/group/set_delete',
    summary: 'Delete a group set. Work done in its groups stays; it can be restored for 30 days',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
  restore: {
    method: 'POST',
    path: '/group/set_restore',
    summary: 'Restore a group set that was deleted in the last 30 days',
    access: 'teacher',
    logAs: 'restoration',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
  arrange: {
    method: 'POST',
    path: '/group/arrange',
    summary: 'Store all groups of a set with their students and leaders; groups left out are removed',
    access: 'teacher',
    maxBytes: bodyMaxBytes.arrangement,
    input: z.object({
      id: f.id,
      version,
      groups: z
        .array(
          z.object({
            /** Null for a new group. */
            id: f.id.nullable(),
            name: f.name,
            leader_id: f.id.nullable(),
            members: z.array(f.id).max(classStudentsMax),
          }),
        )
        .max(groupsMax),
    }),
    reply: arrangedGroups,
  },
  split: {
    method: 'POST',
    path: '/group/split',
    summary: 'Split the class anew, at random or balanced by results, and store the groups',
    access: 'teacher',
    input: z.object({
      id: f.id,
      version,
      /** `size`: groups of at most `count` students; `number`: `count` groups. */
      by: z.enum(['size', 'number']),
      count: z.int().min(1).max(classStudentsMax),
      /** `balanced`: by the mean share of marks in the term, in the subjects that the caller teaches. */
      way: z.enum(['random', 'balanced']),
    }),
    reply: arrangedGroups.extend({ broken: z.array(studentPair) }),
  },
  history: {
    method: 'GET',
    path: '/group/history',
    summary: 'The latest saved arrangements of a group set, newest first',
    access: 'teacher',
    input: z.object({ id: f.id }),
    reply: z.object({
      items: z.array(
        z.object({
          id: f.replyId,
          cause: z.enum(groupCauses),
          saved_at: f.time,
          saved_by_name: z.string(),
          groups: z.array(group),
        }),
      ),
    }),
  },
  restoreArrangement: {
    method: 'POST',
    path: '/group/restore_arrangement',
    summary: 'Restore a saved arrangement. Students who left the class since are left out',
    access: 'teacher',
    input: z.object({ id: f.id, version, arrangement_id: f.id }),
    reply: arrangedGroups,
  },
  savePair: {
    method: 'POST',
    path: '/group/pair_save',
    summary: 'Note that new splits of the class keep two students apart or together',
    access: 'teacher',
    input: z.object({ class_id: f.id, first_id: f.id, second_id: f.id, kind: z.enum(groupPairKinds) }),
    reply: f.emptyReply,
  },
  deletePair: {
    method: 'POST',
    path: '/group/pair_delete',
    summary: 'Delete a pair of students',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ class_id: f.id, first_id: f.id, second_id: f.id }),
    reply: f.emptyReply,
  },
});
