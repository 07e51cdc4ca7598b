import type { ActivitySamples } from '#form/activity-type.ts';
import { fileInkEntries } from '#parts/file-ink/sample-entries.ts';
import { type QuestionResponse, questionTypes } from '#parts/quiz-questions/model.ts';
import { type QuestionSample } from '#parts/quiz-questions/samples/sample-questions.ts';
import { buildGuardedSample, buildKindSample } from '#parts/quiz-questions/samples/samples-of.ts';
import { sectionedQuestions } from '#parts/quiz-questions/samples/sectioned-questions.ts';
import { findSection } from '#parts/quiz-questions/sections/sectioned.ts';
import type { DrawnQuiz, SelectedPlace } from './model.ts';

const sentinel = 'NOT-FOR-STUDENTS';

type Sample = ActivitySamples<DrawnQuiz, QuestionResponse>['contents'][number];

const renameBy =
  (placeById: ReadonlyMap<string, string>) =>
  (responses: Record<string, QuestionResponse> = {}) =>
    Object.fromEntries(
      Object.entries(responses).map(([id, response]) => [placeById.get(id) ?? id, response]),
    );

/** A quiz that has drawn these questions: the first is picked, the others come from two pools. */
function toDrawnSample(sample: QuestionSample, layout: DrawnQuiz['layout']): Sample {
  const questions = sample.questions.map(({ time_limit_s: _limit, ...question }) => question);
  const half = Math.ceil(questions.length / 2);
  const slotOf = (index: number) => (index === 0 ? 'picked' : index < half ? 'wide' : 'narrow');
  const selectedContent = questions.map(
    (question, index): SelectedPlace => ({
      slot: slotOf(index),
      bank: { question_id: index + 1, version_id: index + 101 },
      question,
      passage: findSection(sample.sections, question),
    }),
  );
  const countIn = (slot: string) => selectedContent.filter((place) => place.slot === slot).length;
  const points = 2;
  const slots: DrawnQuiz['slots'] = [
    {
      id: 'picked',
      kind: 'question',
      bank: { question_id: 1, version_id: 101 },
      title: 'A question',
      points,
    },
    { id: 'wide', kind: 'random', count: countIn('wide'), filter: {}, points, prefer_unseen: true },
    {
      id: 'narrow',
      kind: 'random',
      count: countIn('narrow'),
      filter: { grade: 4, difficulty: 'easy', tag: '分數' },
      points,
      prefer_unseen: false,
    },
  ];
  const filled = slots.filter((slot) => slot.kind === 'question' || (slot.count ?? 0) > 0);
  const numbers = new Map<string, number>();
  const placeById = new Map(
    selectedContent.map(({ slot, question }) => {
      const number = (numbers.get(slot) ?? 0) + 1;
      numbers.set(slot, number);
      return [question.id, `${slot}.${number}`];
    }),
  );
  const rename = renameBy(placeById);
  const { title, rightResponses, wrongResponses, partialResponses } = sample;
  return {
    title,
    draft: { layout, allow_back: true, slots: filled },
    selectedContent,
    rightResponses: rename(rightResponses),
    wrongResponses: rename(wrongResponses),
    ...(partialResponses && { partialResponses: rename(partialResponses) }),
  };
}

export const samples: ActivitySamples<DrawnQuiz, QuestionResponse> = {
  contents: [
    toDrawnSample(buildKindSample(questionTypes), 'one_by_one'),
    toDrawnSample(sectionedQuestions, 'all_on_page'),
    toDrawnSample(buildGuardedSample(questionTypes, sentinel), 'one_by_one'),
  ].map((sample) => ({ ...sample, entries: fileInkEntries })),
  sentinel,
  olderContents: [],
};
