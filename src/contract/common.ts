import * as z from 'zod';
import { uploadKinds } from '#contract/choices.ts';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** Facts every screen may need. */

const courseExtend = z.object({
  type: z.string(),
  name: z.string(),
  summary: z.string(),
  colour: z.string(),
  icon: z.string(),
  uploads: z.array(
    z.object({
      kind: z.enum(uploadKinds),
      /** Those that this server takes. */
      extensions: z.array(z.string()),
      max_bytes: z.int(),
      /** Extensions that it cannot take because a program for converting them is not installed. */
      unavailable: z.array(z.string()),
    }),
  ),
});

export const commonOperations = defineOperations({
  cdnUrl: {
    method: 'GET',
    path: '/common/get_cdn_url',
    summary: 'Prefix of relative media paths',
    access: 'public',
    input: z.object({}),
    reply: z.object({ cdn_url: z.string() }),
  },
  courseExtendList: {
    method: 'GET',
    path: '/common/course_extend_list',
    summary: 'The activity types, named in the asked language, and what may be uploaded for each',
    access: 'signed_in',
    unknownFields: 'ignored',
    input: z.object({}),
    reply: z.object({ course_extend_list: z.array(courseExtend) }),
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
