import * as z from 'zod';
import { typeSettings, uploadKinds } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { offerableLanguages } from '#contract/language.ts';
import { defineOperations } from '#contract/operation.ts';
import { mapTilesReply } from '#contract/school/school-fields.ts';

/** Data that any screen may need: media addresses, the school, activity types and subjects. */

const activityTypeItem = z.object({
  type: z.string(),
  name: z.string(),
  summary: z.string(),
  colour: z.string(),
  /** False if the school does not use the type, so that nobody creates new activities of it. */
  is_offered: z.boolean(),
  icon: z.string(),
  /** Whether the students of a group can share an attempt. */
  may_work_by_group: z.boolean(),
  /** The settings that coursewares of the type have beside those of every type. */
  type_settings: z.array(z.enum(typeSettings)),
  uploads: z.array(
    z.object({
      kind: z.enum(uploadKinds),
      /** Accepted file extensions. */
      extensions: z.array(z.string()),
      max_bytes: z.int(),
      /** Extensions that are refused because the server lacks the program to convert such files. */
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
      /** A relative media path; empty if there is no logo. */
      school_logo: z.string(),
      /** Languages in the language selector. */
      languages: z.array(z.enum(offerableLanguages)),
      is_demo: z.boolean(),
      /** False while the school waits for its first administrator. */
      is_set_up: z.boolean(),
      password_min_length: z.int(),
      /** Whether people who forgot their password can request a link by mail. */
      has_mail: z.boolean(),
      /** The map of activities; its address is empty if the school has set none. */
      map: mapTilesReply,
      /**
       * Offsets of the school's time zone from UTC, newest first, each with the time since which it applies. Covers
       * ten years back and three ahead.
       */
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
