import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { presenceMaxLength } from '#contract/limits.ts';

/** Spaces hold drawn or posted items, which students and teachers write, read and watch. */

export const spaceName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z_]*$/);

const entryWrite = z.object({
  space: spaceName,
  /** An id chosen by the device that created the item. */
  item: z
    .string()
    .max(40)
    .regex(/^[\w-]+$/),
  value: z.unknown(),
  /** Raised by each change of this entry on any device of the person. */
  seq: z.int().min(1).max(f.wholeNumberMax),
  /** Random: distinguishes a repeated write from another device's change with the same number. */
  key: z
    .string()
    .min(6)
    .max(24)
    .regex(/^[\w-]+$/),
});

export const spaceEntries = z.array(entryWrite).max(200);

export const savedEntry = z.object({
  space: z.string(),
  item: z.string(),
  /**
   * `saved`: on disk. `stale`: the server has a newer entry of the same person, which it returns. Others: refused for good;
   * `full`: the space has reached a limit.
   */
  result: z.enum(['saved', 'stale', 'late', 'full', 'not_allowed', 'invalid']),
  stored: z.object({ seq: z.int(), value: z.unknown() }).optional(),
});

/** Encrypted position up to which a client has read a space. */
export const spaceCursor = z.string().max(64);

const namedPerson = z.object({
  user_id: f.replyId,
  name: z.string(),
  name_eng: z.string(),
  is_guest: z.boolean(),
  /** Only for teachers; absent for students. */
  group: f.studentGroup.optional(),
});

const spaceChanges = {
  cursor: z.string(),
  /** True if the reply has all items and replaces everything read before. */
  is_full: z.boolean(),
  /** `order`: position by creation; null if it would reveal hidden items. */
  items: z.array(z.object({ id: z.string(), shown: z.unknown(), order: z.int().nullable() })),
  /** Ids of items that are not shown any more. */
  gone: z.array(z.string()),
  /** The people whom these items name. */
  people: z.array(namedPerson).optional(),
  /** The reader's own changed entries, with their newest numbers. */
  own: z.array(z.object({ item: z.string(), kind: z.string(), seq: z.int() })),
  /** The highest number of all the reader's entries. */
  own_seq: z.int(),
};

export const spaceReply = z.object({
  ...spaceChanges,
  /** If there are many items: compressed JSON (deflate-raw, base64), to be applied before `items` and `gone`. */
  packed: z.string().nullable(),
});

/** The changes in a space since the last message. */
export const spaceNews = z.object({
  ...spaceChanges,
  name: z.string(),
  /** Null for a space of the whole courseware. */
  attempt_id: f.replyId.nullable(),
  /** The present actions of other people; a value of null means that the person has left. */
  presence: z.array(z.object({ user_id: f.replyId, value: z.unknown() })),
  /** People with presence whom no earlier message has named; only where items name people, too. */
  present_people: z.array(namedPerson).optional(),
  /** True if there are too many changes for one message, so that the client must read the space again. */
  is_behind: z.boolean(),
});

/** A person's present action in a space, such as the position of the pointer. */
export const presence = z
  .unknown()
  .refine((value) => JSON.stringify(value ?? null).length <= presenceMaxLength);
