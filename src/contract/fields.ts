import * as z from 'zod';
import { keywordMaxLength, listLimitDefault, listLimitMax, nameMaxLength } from '#contract/limits.ts';

/** Field schemas that several operations share. */

/** The largest whole number that both databases store: the limit of ids and counters from outside. */
export const wholeNumberMax = 2_147_483_647;

const idText = z
  .string()
  .max(16)
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .refine((value) => value <= wholeNumberMax);

/** An id in a query or body: a positive integer, also as a decimal string. */
export const id = z.union([z.int().positive().max(wholeNumberMax), idText]);

/** The id in a text that no operation's input holds, such as part of a path; undefined: it names nothing. */
export function readId(text: string): number | undefined {
  return idText.safeParse(text).data;
}

/** An optional id where the empty string means 'not chosen', as in a query built from a form. */
export const optionalId = z.union([z.literal('').transform(() => undefined), id]).optional();

export const name = z.string().trim().min(1).max(nameMaxLength);
export const keyword = z.string().trim().max(keywordMaxLength).optional();

/** A yes/no value in a query (`1`, `0`, `true`, `false`) or body. */
export const flag = z.union([
  z.boolean(),
  z.enum(['0', '1', 'true', 'false', '']).transform((text) => text === '1' || text === 'true'),
  z.literal([0, 1]).transform((bit) => bit === 1),
]);

const wholeNumber = z.union([
  z.int().min(0).max(wholeNumberMax),
  z
    .string()
    .max(9)
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

export const offset = wholeNumber.pipe(z.int().min(0).max(1_000_000)).default(0);
export const limit = wholeNumber
  .pipe(z.int().min(1))
  .transform((value) => Math.min(value, listLimitMax))
  .default(listLimitDefault);
export const order = z.enum(['asc', 'desc']).optional();

const idListMax = 500;

/** Comma-separated ids in a query, or an array of ids in a body. */
export const idList = z
  .union([
    z.array(id).max(idListMax),
    z
      .string()
      .max(idListMax * 12)
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(idText).max(idListMax)),
  ])
  .pipe(z.array(z.number()).min(1).max(idListMax));

/**
 * A record with a limited number of entries. zod has no such limit, so the JSON schema states it separately.
 */
export function recordOf<T extends z.ZodType>(keySchema: z.ZodString, valueSchema: T, maxEntries: number) {
  return z
    .record(keySchema, valueSchema)
    .refine((record) => Object.keys(record).length <= maxEntries)
    .meta({ maxProperties: maxEntries });
}

/** A point in time: milliseconds since 1970 UTC. */
export const time = z.int().min(0).max(8_640_000_000_000_000);
export const replyId = z.int();

export const listOf = <T extends z.ZodType>(item: T) => z.object({ total: z.int(), items: z.array(item) });

/**
 * Name of the student's group, for lists of students: in the group set of the courseware, or the first one of the
 * class; empty without a group. `nameWithGroup` shows it.
 */
export const studentGroup = z.string();

/** Reply of a call that changes something and returns nothing. */
export const emptyReply = z.object({});
