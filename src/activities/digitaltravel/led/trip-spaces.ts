import * as z from 'zod';
import { defineSpace, type Space } from '#form/space.ts';
import { picturePlace } from '#parts/site-map/model.ts';
import { partId } from '#parts/stored-media/model.ts';
import { view } from '../model.ts';
import type { TripControl, TripPresence } from './control.ts';

export const tripControl: z.ZodType<TripControl> = z.strictObject({
  lead: z
    .strictObject({
      stop_id: partId,
      view: view.strict().nullable(),
      point: picturePlace.nullable(),
    })
    .nullable(),
});

const presence: z.ZodType<TripPresence> = z.strictObject({ stop_id: partId, view: view.strict().nullable() });

/** Nobody writes anything into it: it tells teachers who is where and looks which way. */
export const trip: Space = defineSpace({
  scope: 'courseware',
  value: z.strictObject({ kind: z.literal('none') }),
  max: { items: 0, own_items: 0, item_bytes: 0 },
  mayWrite: () => false,
  showsAllAlike: true,
  presence: {
    value: presence,
    isSeenBy: ({ role }) => role === 'teacher',
    maySend: ({ role }) => role === 'student',
  },
});
