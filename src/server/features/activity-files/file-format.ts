import * as z from 'zod';
import { activityForm } from '#contract/activities.ts';
import { uploadKinds } from '#contract/choices.ts';
import { mediaNamePattern } from '#contract/files.ts';
import { draftMaxBytes, nameMaxLength } from '#contract/limits.ts';

/**
 * What `activity.json` of an activity's file says. Ids in it count within the file alone: subject and dimensions are
 * carried by their names.
 */

export const fileFormat = 'e-learning activity';
export const fileVersion = 1;

/** The content, and a list of up to some thousands of media. */
export const descriptionMaxBytes = draftMaxBytes + 3 * 1024 * 1024;

const names = z.object({ name: z.string().max(nameMaxLength), name_eng: z.string().max(nameMaxLength) });

const medium = z.object({
  /** As the content names it. */
  media: z.string().max(80).regex(mediaNamePattern),
  /** Its entry in the zip. */
  path: z.string().max(500),
  name: z.string().max(300),
  kind: z.enum(uploadKinds),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What files of all versions say, so that a newer one is told from no file of an activity. */
export const fileHead = z.object({ format: z.literal(fileFormat), version: z.int().min(1) });

export const activityFile = fileHead.extend({
  type: z.string().max(40),
  /** Version of the content's format. */
  content_version: z.int().min(1),
  form: activityForm.omit({ subject_id: true }),
  subject: names.nullable(),
  /** What labels of questions name: their ids are those of this list. */
  dimensions: z.array(names.extend({ id: z.int().min(1) })).max(1_000),
  content: z.unknown(),
  media: z.array(medium).max(5_000),
});

export type ActivityFile = z.output<typeof activityFile>;
export type FileMedium = ActivityFile['media'][number];
export type Names = z.output<typeof names>;
