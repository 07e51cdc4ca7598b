import * as z from 'zod';
import { questionsMax } from '#parts/quiz-questions/limits.ts';
import { publicQuestion, question } from '#parts/quiz-questions/model.ts';
import { haveDistinctIds } from '#parts/quiz-questions/sections/sectioned.ts';
import { haveUniqueIds, mediaUrl, partId } from '#parts/stored-media/model.ts';
import type { PlayableVideo } from '#parts/video-view/model.ts';
import { shownVideo } from '#parts/video-view/model.ts';
import * as limits from './limits.ts';

/** A video that stops for questions. All times are seconds of the whole file, also where its beginning is cut. */

const seconds = z.number().min(0).max(limits.timeMaxS);
const fileName = z.string().max(200);

const videoQuestion = question.extend({
  /** When the video stops for it; absent in a draft where it has no time yet. */
  at_s: seconds.optional(),
  /** From where a student watches again after a wrong answer; absent: the video goes on. */
  again_from_s: seconds.optional(),
});

const chapter = z.object({
  id: partId,
  at_s: seconds,
  title: z.string().max(limits.chapterTitleMaxLength),
});

export const draft = z
  .object({
    /** The file as it was uploaded. */
    video: z.object({ media: mediaUrl, name: fileName, bytes: z.int().min(0) }).optional(),
    /** WebVTT. */
    captions: z.object({ url: mediaUrl, name: fileName }).optional(),
    /** What is before is not shown; absent: from the beginning. */
    begin_s: seconds.optional(),
    /** What is after is not shown; absent: to the end. */
    end_s: seconds.optional(),
    chapters: z
      .array(chapter)
      .max(2 * limits.chaptersMax)
      .refine(haveUniqueIds)
      .default([]),
    /** Students go no further than they have watched. */
    no_skipping: z.boolean().default(false),
    questions: z.array(videoQuestion).max(questionsMax).refine(haveUniqueIds).default([]),
  })
  .refine(({ questions, chapters }) => haveDistinctIds({ questions, sections: chapters }));

export type VideoQuiz = z.infer<typeof draft>;
export type VideoQuestion = VideoQuiz['questions'][number];

/** With the conversion of the video, absent before it is converted. */
export type ShownVideoQuiz = VideoQuiz & { converted?: PlayableVideo };

const publicVideoQuestion = publicQuestion.extend({
  at_s: z.number(),
  again_from_s: z.number().optional(),
});

export const publicVideoQuiz = z.strictObject({
  /** Null in the preview of a draft without a video that plays. */
  video: shownVideo.nullable(),
  name: z.string(),
  captions: mediaUrl.nullable(),
  begin_s: z.number(),
  /** Null: to the end of the file. */
  end_s: z.number().nullable(),
  chapters: z.array(chapter.strict()),
  no_skipping: z.boolean(),
  /** In the order of their times. */
  questions: z.array(publicVideoQuestion),
});

export type PublicVideoQuiz = z.infer<typeof publicVideoQuiz>;
export type PublicVideoQuestion = PublicVideoQuiz['questions'][number];

export const createEmptyVideoQuiz = (): VideoQuiz => ({ chapters: [], no_skipping: false, questions: [] });
