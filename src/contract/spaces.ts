import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { presenceMaxLength } from '#contract/limits.ts';

/** What is drawn or posted: spaces of items, written to, read and watched by students and teachers alike. */

export const spaceName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z_]*$/);

const entryWrite = z.object({
  space: spaceName,
  /** Made by the device that founds it. */
  item: z
    .string()
    .max(40)
    .regex(/^[\w-]+$/),
  value: z.unknown(),
  /** Grows with each change of this entry on any device of the person. */
  seq: z.int().min(1).max(f.wholeNumberMax),
  /** Random: tells a repeat from another device's change with the same number. */
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
   * `saved`: on disk. `stale`: the server holds a newer one of the same person, which it gives. Others: refused for good;
   * `full`: there is no room for it in this space.
   */
  result: z.enum(['saved', 'stale', 'late', 'full', 'not_allowed', 'invalid']),
  stored: z.object({ seq: z.int(), value: z.unknown() }).optional(),
});

/** Says up to where somebody knows a space; only the server reads it. */
export const spaceCursor = z.string().max(40);

const spaceChanges = {
  cursor: z.string(),
  /** Everything there is: what was known before is to be forgotten. */
  is_full: z.boolean(),
  /** `order`: in which they were founded; null where that would tell what is hidden. */
  items: z.array(z.object({ id: z.string(), shown: z.unknown(), order: z.int().nullable() })),
  /** Ids of items that were shown before. */
  gone: z.array(z.string()),
  /** The reader's own entries among what changed, with their newest numbers. */
  own: z.array(z.object({ item: z.string(), kind: z.string(), seq: z.int() })),
  /** The highest number of the reader's own entries. */
  own_seq: z.int(),
};

export const spaceReply = z.object({
  ...spaceChanges,
  /** Many items: compressed JSON (deflate-raw, base64), to be read before `items` and `gone`. */
  packed: z.string().nullable(),
});

/** Names of spaces with cursors, e.g. `ink~…,wall~…`; of a teacher `12/ink~…`, where 0 stands for the whole courseware. */
export const watchedSpaces = z
  .string()
  .max(6_000)
  .regex(/^((\d{1,10}\/)?[a-z_]{1,40}~[\w-]{0,40},?)*$/);

export const spaceMessage = z.object({
  space: z
    .object({
      ...spaceChanges,
      name: z.string(),
      /** Null: of the whole courseware. */
      attempt_id: f.replyId.nullable(),
      /** What others are doing now; null: they have gone. */
      presence: z.array(z.object({ user_id: f.replyId, value: z.unknown() })),
      /** Too much is missing for a message: ask for the space once more. */
      is_behind: z.boolean(),
    })
    .optional(),
  /** What teachers have switched. */
  control: z.unknown().optional(),
});

/** What somebody is doing just now. */
export const presence = z
  .unknown()
  .refine((value) => JSON.stringify(value ?? null).length <= presenceMaxLength);
