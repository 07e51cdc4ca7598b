import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/**
 * What is new for a person: of the last seven days, and marked as new until it was seen. Asked once the page is drawn,
 * so that no page waits for it.
 */

/** What the list was made of at a moment: sent back once it was on the screen. */
export const newsUntil = f.time;

const handedIn = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  type: z.string(),
  /** False: nothing in it has a mark; it is opened, read or watched. */
  is_marked: z.boolean(),
  unit_name: z.string(),
  class_name: z.string(),
  subject_name: z.string(),
  /** People who handed in within the seven days, and those of them since the news were last seen. */
  people: z.int(),
  new_people: z.int(),
  at: f.time,
});

const original = z.object({
  /** The caller's copy. */
  activity_id: f.replyId,
  activity_name: z.string(),
  type: z.string(),
  owner_name: z.string(),
  is_new: z.boolean(),
  at: f.time,
});

const ownResource = z.object({
  resource_id: f.replyId,
  name: z.string(),
  likes: z.int(),
  new_likes: z.int(),
  copies: z.int(),
  new_copies: z.int(),
  at: f.time,
});

export const newsOperations = defineOperations({
  teacher: {
    method: 'GET',
    path: '/teacher/news',
    summary:
      'What is new for a teacher: work handed in, originals of copies that changed, likes and copies of resources',
    access: 'teacher',
    input: z.object({}),
    /** Each list newest first and at most ten. */
    reply: z.object({
      until: newsUntil,
      handed_in: z.array(handedIn),
      /** Until the caller has decided about the change, however old it is. */
      originals: z.array(original),
      resources: z.array(ownResource),
    }),
  },
  seen: {
    method: 'POST',
    path: '/user/news_seen',
    summary: 'Remember that what was new until then has been seen; never moves back',
    access: 'signed_in',
    input: z.object({ until: newsUntil }),
    reply: f.done,
  },
});
