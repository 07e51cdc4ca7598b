import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { bodyMaxBytes } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';
import { savedEntry, spaceCursor, spaceEntries, spaceName, spaceReply } from '#contract/spaces/spaces.ts';

/**
 * Reads spaces, and writes to them for teachers. Students write with `POST /play/save`. `live.ts` describes the live
 * connection of both.
 */

const historyPage = z.object({
  changes: z.array(
    z.object({
      change: z.int(),
      item: z.string(),
      by: f.replyId,
      by_teacher: z.boolean(),
      value: z.unknown(),
      at: f.time,
    }),
  ),
  /** Number of the last change considered; equal to `last` once the history is complete. */
  until: z.int(),
  last: z.int(),
});

export const playSpaceOperations = defineOperations({
  space: {
    method: 'GET',
    path: '/play/space',
    summary: 'The items of a space: all of them, or the changes since a cursor',
    access: 'student',
    input: z.object({ attempt_id: f.id, space: spaceName, since: spaceCursor.optional() }),
    reply: spaceReply,
  },
  spaceHistory: {
    method: 'GET',
    path: '/play/space_history',
    summary: 'The history of a space in which the answer is drawn, change by change, for replaying it',
    access: 'student',
    input: z.object({ attempt_id: f.id, space: spaceName, after: f.offset }),
    reply: historyPage,
  },
});

/** `attempt_id`: the attempt of the space; without it, the space of the whole courseware. */
const taughtSpace = { courseware_id: f.id, attempt_id: f.id.optional(), space: spaceName };

export const studySpaceOperations = defineOperations({
  space: {
    method: 'GET',
    path: '/study/space',
    summary: "The items of a class's space: all of them, or the changes since a cursor",
    access: 'teacher',
    input: z.object({ ...taughtSpace, since: spaceCursor.optional() }),
    reply: spaceReply,
  },
  spaceSave: {
    method: 'POST',
    path: '/study/space_save',
    summary: "A teacher's entries: in spaces of the courseware, or feedback on an attempt",
    access: 'teacher',
    input: z.object({ courseware_id: f.id, attempt_id: f.id.optional(), entries: spaceEntries }),
    maxBytes: bodyMaxBytes.answers,
    reply: z.object({ entries: z.array(savedEntry) }),
  },
  spaceHistory: {
    method: 'GET',
    path: '/study/space_history',
    summary: 'The history of a space, change by change, with author and time, for replaying it',
    access: 'teacher',
    input: z.object({ ...taughtSpace, after: f.offset }),
    reply: historyPage,
  },
  control: {
    method: 'POST',
    path: '/study/control',
    summary: 'Set the switches of a courseware during a lesson; refused if somebody changed them since',
    access: 'teacher',
    input: z.object({
      courseware_id: f.id,
      control: z.unknown(),
      /** The version that the teacher saw. */
      version: z.int().min(0).max(f.wholeNumberMax),
    }),
    logAs: 'settings_change',
    reply: z.object({ version: z.int() }),
  },
  readControl: {
    method: 'GET',
    path: '/study/control',
    summary: 'The switches of a courseware',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    reply: z.object({ control: z.unknown(), version: z.int() }),
  },
});
