import * as z from 'zod';
import { uploadKinds } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { selectableLanguages } from '#contract/language.ts';
import { defineOperations } from '#contract/operation.ts';

/** Facts that any screen may need. */

const activityTypeItem = z.object({
  type: z.string(),
  name: z.string(),
  summary: z.string(),
  colour: z.string(),
  /** False: the school does not use it, so nobody starts a new one. */
  is_offered: z.boolean(),
  icon: z.string(),
  /** Whether the students of a group can share an attempt. */
  may_work_by_group: z.boolean(),
  uploads: z.array(
    z.object({
      kind: z.enum(uploadKinds),
      /** Extensions that this server accepts. */
      extensions: z.array(z.string()),
      max_bytes: z.int(),
      /** Extensions that it refuses because the program that converts them is not installed. */
      unavailable: z.array(z.string()),
    }),
  ),
});

export const commonOperations = defineOperations({
  cdnUrl: {
    method: 'GET',
    path: '/common/get_cdn_url',
    summary: 'Prefix of relative media paths, and what both apps show of the school',
    access: 'public',
    input: z.object({}),
    reply: z.object({
      cdn_url: z.string(),
      school_name: z.string(),
      /** A relative media path; empty: none. */
      school_logo: z.string(),
      /** Languages that the selector offers. */
      languages: z.array(z.enum(selectableLanguages)),
      is_demo: z.boolean(),
      /** False while the school waits for its first administrator. */
      is_set_up: z.boolean(),
      password_min_length: z.int(),
      /** Who forgot the password can have a link mailed. */
      has_mail: z.boolean(),
      /** How far ahead of UTC the clock of the school is, and since when, the newest first: ten years back and three ahead. */
      clock_offsets: z.array(z.object({ since: z.int(), minutes: z.int() })).min(1),
    }),
  },
  courseExtendList: {
    method: 'GET',
    path: '/common/course_extend_list',
    summary: 'The activity types, named in the requested language, with the files each accepts',
    access: 'signed_in',
    unknownFields: 'ignored',
    input: z.object({}),
    reply: z.object({ course_extend_list: z.array(activityTypeItem) }),
  },
  subjectList: {
    method: 'GET',
    path: '/common/subject_list',
    summary: 'All subjects of the school',
    access: 'teacher',
    input: z.object({}),
    reply: z.object({
      subject_list: z.array(z.object({ id: f.replyId, name: z.string(), colour: z.string() })),
    }),
  },
});
