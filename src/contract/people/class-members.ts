import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { classStudentsMax } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';

/** Members of classes. Work stays with its student and with the class in which it was done. */

const user_ids = z.array(f.id).min(1).max(classStudentsMax);

export const classMemberOperations = defineOperations({
  add: {
    method: 'POST',
    path: '/admin/class_member_add',
    summary: 'Add students to a class, with the next class numbers',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ class_id: f.id, user_ids }),
    reply: f.emptyReply,
  },
  number: {
    method: 'POST',
    path: '/admin/class_member_number',
    summary: 'Change the class number of a student',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ class_id: f.id, user_id: f.id, class_number: z.int().min(1).max(classStudentsMax) }),
    reply: f.emptyReply,
  },
  remove: {
    method: 'POST',
    path: '/admin/class_member_remove',
    summary: 'Take students out of a class; their work stays in its reports',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ class_id: f.id, user_ids }),
    reply: f.emptyReply,
  },
  move: {
    method: 'POST',
    path: '/admin/class_member_move',
    summary: 'Move students to another class of the same term; their work stays in both classes’ reports',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({ class_id: f.id, to_class_id: f.id, user_ids }),
    reply: f.emptyReply,
  },
});
