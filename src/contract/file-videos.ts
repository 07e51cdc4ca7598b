import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** Videos that students handed in, as every browser plays them. */

export const studyFileVideoOperations = defineOperations({
  fileVideo: {
    method: 'POST',
    path: '/study/file_video',
    summary: 'A handed-in video as an MP4 that every browser plays, made when a teacher first asks for it',
    access: 'teacher',
    input: z.object({
      id: f.id,
      /** Converts it if that has not been done, also after a failure that was not the video’s. */
      starts: f.flag.default(false),
    }),
    reply: z.object({
      state: z.enum(['waiting', 'done', 'failed']),
      /** Why it failed; else empty. */
      message: z.string(),
      /** Address as that of the file; null unless it is done, and where the file itself is such an MP4. */
      url: z.string().nullable(),
    }),
  },
});
