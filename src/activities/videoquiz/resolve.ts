import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { AttemptPin, NamedMedia } from '#form/activity-type.ts';
import { listDraftMedia as listQuestionMedia } from '#parts/quiz-questions/draft-media.ts';
import { completeQuestion } from '#parts/quiz-questions/issues.ts';
import { toPublicQuestion, withholdQuestion } from '#parts/quiz-questions/public-question.ts';
import { toShownVideo } from '#parts/video-view/to-shown-video.ts';
import type {
  PublicVideoQuestion,
  PublicVideoQuiz,
  ShownVideoQuiz,
  VideoQuestion,
  VideoQuiz,
} from './model.ts';

/** Forms of a draft: with its conversion, and as students get it. Pure. */

/** By their times. Those of one time keep their order, and those without a time come last. */
export function sortByTime<Timed extends { at_s?: number | undefined }>(items: readonly Timed[]): Timed[] {
  const timeOf = ({ at_s }: Timed) => at_s ?? Number.MAX_VALUE;
  return [...items].sort((one, other) => timeOf(one) - timeOf(other));
}

function complete({ section_id: _none, ...question }: VideoQuestion): VideoQuestion {
  return completeQuestion(question);
}

export function resolve(quiz: VideoQuiz, conversionResults: ConversionResults): ShownVideoQuiz {
  const converted = quiz.video && findOwn(conversionResults, quiz.video.media)?.video;
  return {
    ...quiz,
    chapters: sortByTime(quiz.chapters),
    questions: sortByTime(quiz.questions.map(complete)),
    ...(converted && { converted }),
  };
}

/** Completing waits for the video; captions, pictures and sounds are used as they are. */
export function listDraftMedia({ video, captions, questions }: VideoQuiz): NamedMedia[] {
  return [
    ...(video ? [{ url: video.media, awaitsConversion: true }] : []),
    ...(captions ? [{ url: captions.url, awaitsConversion: false }] : []),
    ...listQuestionMedia(questions),
  ];
}

export function findShownVideo({ video, converted }: ShownVideoQuiz) {
  return video ? toShownVideo(video.media, converted) : null;
}

function toPublicStop(question: VideoQuestion, pin: AttemptPin, isWithheld: boolean): PublicVideoQuestion {
  const { at_s = 0, again_from_s } = question;
  return {
    ...(isWithheld ? withholdQuestion(question) : toPublicQuestion(question, pin)),
    at_s,
    ...(again_from_s !== undefined && { again_from_s }),
  };
}

/** Where a courseware shuffles, only the answers of each question move: the video gives the order of the questions. */
export function toPublic(
  quiz: ShownVideoQuiz,
  pin: AttemptPin,
  withheldIds: ReadonlySet<string>,
): PublicVideoQuiz {
  return {
    video: findShownVideo(quiz),
    name: quiz.video?.name ?? '',
    captions: quiz.captions?.url ?? null,
    begin_s: quiz.begin_s ?? 0,
    end_s: quiz.end_s ?? null,
    chapters: quiz.chapters,
    no_skipping: quiz.no_skipping,
    questions: quiz.questions.map((question) => toPublicStop(question, pin, withheldIds.has(question.id))),
  };
}
