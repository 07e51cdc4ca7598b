import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { bodyMaxBytes } from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';
import {
  presence,
  savedEntry,
  spaceCursor,
  spaceEntries,
  spaceMessage,
  spaceName,
  spaceReply,
  watchedSpaces,
} from '#contract/spaces.ts';

/** Reading and watching spaces, and what teachers write there; students write by `POST /play/save`. */

export const playSpaceOperations = defineOperations({
  space: {
    method: 'GET',
    path: '/play/space',
    summary: 'What is drawn or posted: everything, or what changed since a cursor',
    access: 'student',
    input: z.object({ attempt_id: f.id, space: spaceName, since: spaceCursor.optional() }),
    reply: spaceReply,
  },
  spacesLive: {
    method: 'GET',
    path: '/play/spaces_live',
    summary: 'Server-sent events: what changes in spaces, what others do in them, what teachers switch',
    access: 'student',
    input: z.object({ attempt_id: f.id, spaces: watchedSpaces }),
    reply: spaceMessage,
    kind: 'stream',
  },
  spaceTell: {
    method: 'POST',
    path: '/play/space_tell',
    summary: 'Tell the others in a space what one is doing now; it is never stored',
    access: 'student',
    input: z.object({ attempt_id: f.id, space: spaceName, value: presence }),
    reply: f.done,
  },
});

/** `attempt_id`: whose space; without it that of the whole courseware. */
const taughtSpace = { courseware_id: f.id, attempt_id: f.id.optional(), space: spaceName };

export const studySpaceOperations = defineOperations({
  space: {
    method: 'GET',
    path: '/study/space',
    summary: 'What a class draws or posts: everything, or what changed since a cursor',
    access: 'teacher',
    input: z.object({ ...taughtSpace, since: spaceCursor.optional() }),
    reply: spaceReply,
  },
  spacesLive: {
    method: 'GET',
    path: '/study/spaces_live',
    summary: 'Server-sent events: what changes in spaces of a courseware and what people do in them',
    access: 'teacher',
    input: z.object({ courseware_id: f.id, spaces: watchedSpaces }),
    reply: spaceMessage,
    kind: 'stream',
  },
  spaceTell: {
    method: 'POST',
    path: '/study/space_tell',
    summary: 'Tell the class what one is doing in a space; it is never stored',
    access: 'teacher',
    input: z.object({ ...taughtSpace, value: presence }),
    reply: f.done,
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
    summary: 'What happened in a space, change by change, with author and time: for rewinding',
    access: 'teacher',
    input: z.object({ ...taughtSpace, after: f.offset }),
    reply: z.object({
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
      /** Number up to which this reply tells; with `last` nothing is left. */
      until: z.int(),
      last: z.int(),
    }),
  },
  control: {
    method: 'POST',
    path: '/study/control',
    summary: 'Switch what a courseware lets its class do; refused when somebody else has switched it since',
    access: 'teacher',
    input: z.object({
      courseware_id: f.id,
      control: z.unknown(),
      /** As it was when this was decided. */
      version: z.int().min(0).max(f.wholeNumberMax),
    }),
    logAs: 'settings_change',
    reply: z.object({ version: z.int() }),
  },
  readControl: {
    method: 'GET',
    path: '/study/control',
    summary: 'What is switched in a courseware',
    access: 'teacher',
    input: z.object({ courseware_id: f.id }),
    reply: z.object({ control: z.unknown(), version: z.int() }),
  },
});
