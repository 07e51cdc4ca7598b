import * as z from 'zod';
import { partId } from '#parts/stored-media/model.ts';
import * as limits from '../limits.ts';
import { orderPattern } from './card-order.ts';

/** Entries of one item of the wall: the card by its author, likes by classmates, and what teachers do with it. */

const pictureSide = z.int().min(1).max(limits.pictureSideMax);

const card = z.strictObject({
  kind: z.literal('card'),
  text: z.string().max(limits.cardLengthMax),
  /** Id of a column. */
  column: partId,
  /** `id`: of a file that its author uploaded for the wall. */
  picture: z
    .strictObject({ id: z.int().min(1).max(2_147_483_647), width: pictureSide, height: pictureSide })
    .nullable(),
});

const like = z.strictObject({ kind: z.literal('like'), is_on: z.boolean() });
const erasure = z.strictObject({ kind: z.literal('erased'), is_on: z.boolean() });
const pin = z.strictObject({ kind: z.literal('pin'), is_on: z.boolean() });
/** If several teachers move the card, the newest move counts. */
const move = z.strictObject({
  kind: z.literal('moved'),
  column: partId,
  order: z.string().regex(orderPattern),
});
/** `version` is the version of the card that the teacher saw: later changes need another approval. */
const ruling = z.strictObject({
  kind: z.literal('ruling'),
  state: z.enum(['approved', 'hidden']),
  version: z.int().min(0),
});

export const wallValue = z.discriminatedUnion('kind', [card, like, erasure, pin, move, ruling]);
export type WallValue = z.infer<typeof wallValue>;
export type CardValue = z.infer<typeof card>;
export type CardPicture = NonNullable<CardValue['picture']>;

/** `is_frozen`: students can see the wall but change nothing. */
export const wallControl = z.strictObject({ is_frozen: z.boolean() });
