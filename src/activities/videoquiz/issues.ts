import type { ConversionResults } from '#contract/conversion-results.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { splitWords } from '#parts/quiz-questions/body-words.ts';
import { findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { formatTime } from '#parts/video-view/strip.ts';
import * as limits from './limits.ts';
import type { ShownVideoQuiz, VideoQuestion, VideoQuiz } from './model.ts';
import { findShownVideo, resolve } from './resolve.ts';

/** Finds everything that keeps the video quiz from being complete. */

/** The part of the file that is shown. Its end is unknown (null) before the video is converted. */
type ShownPart = { begin: number; end: number | null };

function findShownPart({ begin_s, end_s, converted }: ShownVideoQuiz): ShownPart {
  return { begin: begin_s ?? 0, end: end_s ?? findDuration(converted) };
}

const findDuration = (converted: ShownVideoQuiz['converted']) =>
  converted ? converted.duration_ms / 1_000 : null;

const isInSteps = (seconds: number) => Math.abs(seconds * 10 - Math.round(seconds * 10)) < 1e-6;

const isWithin = (seconds: number, { begin, end }: ShownPart) =>
  seconds >= begin && (end === null || seconds <= end);

function findTimeIssue(seconds: number, shown: ShownPart, path: DraftIssue['path']): DraftIssue[] {
  if (!isInSteps(seconds)) return [{ path, message: 'time_steps', params: { step: limits.timeStepS } }];
  if (isWithin(seconds, shown)) return [];
  const begin = formatTime(shown.begin);
  if (shown.end === null) return [{ path, message: 'time_before_begin', params: { begin } }];
  return [{ path, message: 'time_outside', params: { begin, end: formatTime(shown.end) } }];
}

function findVideoIssues(quiz: ShownVideoQuiz): DraftIssue[] {
  const { video } = quiz;
  if (!video) return [{ path: ['video'], message: 'video_required' }];
  if (quiz.converted && quiz.converted.duration_ms < limits.videoMinMs)
    return [{ path: ['video'], message: 'video_empty', params: { name: video.name } }];
  if (findShownVideo(quiz)) return [];
  return [{ path: ['video'], message: 'video_pending', params: { name: video.name }, waitsFor: video.media }];
}

function findCutIssues({ begin_s = 0, end_s, converted }: ShownVideoQuiz): DraftIssue[] {
  const file: ShownPart = { begin: 0, end: findDuration(converted) };
  return [
    ...findTimeIssue(begin_s, file, ['begin_s']),
    ...(end_s === undefined ? [] : findTimeIssue(end_s, file, ['end_s'])),
    ...(end_s !== undefined && end_s <= begin_s ? [{ path: ['end_s'], message: 'end_before_begin' }] : []),
  ];
}

function findChapterIssues({ chapters }: VideoQuiz, shown: ShownPart): DraftIssue[] {
  const issues = chapters.flatMap(({ at_s, title }, index): DraftIssue[] => {
    const path = ['chapters', index];
    return [
      ...(title.trim() === '' ? [{ path: [...path, 'title'], message: 'chapter_title_required' }] : []),
      ...findTimeIssue(at_s, shown, [...path, 'at_s']),
    ];
  });
  const params = { max: limits.chaptersMax };
  return chapters.length > limits.chaptersMax
    ? [{ path: ['chapters'], message: 'chapters_too_many', params }, ...issues]
    : issues;
}

/** What a person counts: a letter with its accents and a flag are one, and so is a blank. */
export function countCharacters(text: string): number {
  const shown = splitWords(text).map((part) => ('blank' in part ? '_' : part.text));
  return [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(shown.join('').trim())].length;
}

export function findBodyIssues({ body }: Pick<VideoQuestion, 'body'>): DraftIssue[] {
  const path = ['body', 'text'];
  const text = toText(body.text);
  const params = { count: countCharacters(text), max: limits.bodyCharactersMax };
  return [
    ...(params.count > params.max ? [{ path, message: 'body_too_long', params }] : []),
    ...(/[\n\r\u2028\u2029]/.test(text.trim()) ? [{ path, message: 'body_one_line' }] : []),
  ];
}

function findAgainIssues({ at_s, again_from_s }: VideoQuestion, shown: ShownPart): DraftIssue[] {
  const path = ['again_from_s'];
  if (again_from_s === undefined) return [];
  if (at_s !== undefined && again_from_s >= at_s) return [{ path, message: 'again_after_question' }];
  return findTimeIssue(again_from_s, shown, path);
}

function findStopIssues(question: VideoQuestion, shown: ShownPart): DraftIssue[] {
  const { at_s } = question;
  return [
    ...(at_s === undefined
      ? [{ path: ['at_s'], message: 'at_required' }]
      : findTimeIssue(at_s, shown, ['at_s'])),
    ...findAgainIssues(question, shown),
    ...findBodyIssues(question),
    ...findQuestionIssues(question),
  ];
}

export function findIssues(draft: VideoQuiz, conversionResults: ConversionResults): DraftIssue[] {
  const { converted } = resolve(draft, conversionResults);
  const quiz: ShownVideoQuiz = { ...draft, ...(converted && { converted }) };
  const shown = findShownPart(quiz);
  const questionIssues = quiz.questions.flatMap((question, index) =>
    findStopIssues(question, shown).map((issue) => ({ ...issue, path: ['questions', index, ...issue.path] })),
  );
  return [
    ...findVideoIssues(quiz),
    ...findCutIssues(quiz),
    ...findChapterIssues(quiz, shown),
    ...(quiz.questions.length === 0 ? [{ path: ['questions'], message: 'questions_required' }] : []),
    ...questionIssues,
  ];
}
