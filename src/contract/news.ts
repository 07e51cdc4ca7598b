import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/**
 * News of the last seven days, marked as new until the person has seen them. Pages request them after they are drawn,
 * so that no page waits for news.
 */

/** The time up to which the list reports; the browser sends it back once the list has been on the screen. */
export const newsUntil = f.time;

const submittedWork = z.object({
  courseware_id: f.replyId,
  courseware_name: z.string(),
  type: z.string(),
  /** False if it has no marked questions; students only open, read or watch it. */
  is_marked: z.boolean(),
  unit_name: z.string(),
  class_name: z.string(),
  subject_name: z.string(),
  /** People who submitted in the seven days; `new_people`: since the news were last seen. */
  people: z.int(),
  new_people: z.int(),
  at: f.time,
});

const changedOriginal = z.object({
  /** The caller's activity that is a copy of the changed original. */
  activity_id: f.replyId,
  activity_name: z.string(),
  type: z.string(),
  owner_name: z.string(),
  is_new: z.boolean(),
  at: f.time,
});

/** A colleague has corrected a question of the bank that coursewares of the caller use, who decides for these. */
const correctedQuestion = z.object({
  correction_id: f.replyId,
  bank_question_id: f.replyId,
  title: z.string(),
  by_name: z.string(),
  /** One of these coursewares. */
  courseware_id: f.replyId,
  courseware_name: z.string(),
  courseware_count: z.int(),
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
      "A teacher's news: submitted work, changed originals of copies, likes and copies of resources, corrected questions",
    access: 'teacher',
    input: z.object({}),
    /** Each list is sorted newest first and has at most ten entries. */
    reply: z.object({
      until: newsUntil,
      handed_in: z.array(submittedWork),
      /** Listed regardless of age until the caller takes or declines the change. */
      originals: z.array(changedOriginal),
      resources: z.array(ownResource),
      corrections: z.array(correctedQuestion),
    }),
  },
  seen: {
    method: 'POST',
    path: '/user/news_seen',
    summary: 'Remember that the news up to this time were seen; an earlier time changes nothing',
    access: 'signed_in',
    input: z.object({ until: newsUntil }),
    reply: f.emptyReply,
  },
});
