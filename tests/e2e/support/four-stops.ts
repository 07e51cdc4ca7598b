import { createEmptyTrip, type Stop, type Trip, type TripQuestion } from '#activities/digitaltravel/model.ts';
import type { VideoQuiz } from '#activities/videoquiz/model.ts';
import type { QuestionLevel } from '#contract/choices.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import {
  buildMatchingQuestion,
  buildOrderingQuestion,
  buildTrueFalseQuestion,
} from '#parts/quiz-questions/samples/build-question.ts';
import {
  buildGapChoice,
  buildGapQuestion,
  buildNumberQuestion,
  buildNumberRules,
  buildShortTextQuestion,
} from '#parts/quiz-questions/samples/build-typed-question.ts';
import {
  multipleQuestion,
  openQuestion,
  singleQuestion,
  wordAnswers,
} from '#parts/quiz-questions/samples/sample-parts.ts';
import type { SendCall } from './at-work.ts';
import { readDemoContent } from './demo-content.ts';
import { orderedItems } from './every-kind/answers.ts';

/** A trip on site with a stop of each kind, and a question of every kind: they ask what `every-kind/answers.ts` answers. */

export const pier = { lat: 22.2937, lon: 114.1688 };
export const stopCode = '7KQ2MX';
export const stopNames = ['A', 'B', 'C', 'D'] as const;

type Asked = { stop: (typeof stopNames)[number]; level: QuestionLevel; question: Question };

/** The questions in the order of the stops, with what they assess. */
export const asked: readonly Asked[] = [
  {
    stop: 'A',
    level: 'low',
    question: singleQuestion('single', {
      text: '7 + 5 = ?',
      score: 2,
      answers: wordAnswers('7', '*12', '34'),
    }),
  },
  {
    stop: 'A',
    level: 'low',
    question: multipleQuestion('multiple', { text: '2 × ?', answers: wordAnswers('3', '*8', '*10') }),
  },
  { stop: 'A', level: 'low', question: buildTrueFalseQuestion('truefalse', '0 = 0', true) },
  {
    stop: 'B',
    level: 'medium',
    question: buildGapQuestion(
      'blank',
      '1 + [[1]] = 3, 2: [[2]], 10 ÷ 4 = [[3]]',
      ['2', buildGapChoice('*even', 'odd'), { type: 'number', number: buildNumberRules('2.5') }],
      { score: 3 },
    ),
  },
  {
    stop: 'B',
    level: 'medium',
    question: buildMatchingQuestion(
      'matching',
      '× 2',
      [
        ['21', '42'],
        ['33', '66'],
      ],
      ['99'],
      { score: 2 },
    ),
  },
  {
    stop: 'C',
    level: 'medium',
    question: buildOrderingQuestion('ordering', '1 → 100', orderedItems, 'all_or_nothing'),
  },
  { stop: 'C', level: 'high', question: buildNumberQuestion('number', '1 ÷ 2 = ?', buildNumberRules('0.5')) },
  {
    stop: 'D',
    level: 'high',
    question: buildShortTextQuestion('shorttext', '4 × 90°', [
      ['square', 100],
      ['rectangle', 50],
    ]),
  },
  {
    stop: 'D',
    level: 'high',
    question: openQuestion('open', { text: '3 + 4 …', score: 4, file_kinds: ['picture'] }),
  },
];

const toTripQuestion = ({ stop, level, question }: Asked): TripQuestion => ({
  ...question,
  stop_id: stop,
  labels: { dimension_id: 1, level },
});

/** The scenes are those of the demo school. */
export async function buildFourStops(teacher: SendCall): Promise<Trip> {
  const demo = await readDemoContent<Trip>(teacher, 'digitaltravel');
  const { video } = await readDemoContent<VideoQuiz>(teacher, 'videoquiz');
  const panorama = demo.stops.find(({ scene }) => scene === 'panorama')?.panorama;
  const picture = demo.stops.find(({ scene }) => scene === 'picture')?.picture;
  if (!panorama || !picture || !video) throw new Error('The demo school has no panorama, picture or video');
  const buildStop = (id: string, scene: Pick<Stop, 'scene'> & Partial<Stop>): Stop => ({
    id,
    name: id,
    note: '',
    spots: [],
    on_earth: pier,
    check_in: { id: `in-${id}`, by_position: true, by_code: true, radius_m: 50, code: stopCode },
    ...scene,
  });
  return {
    ...createEmptyTrip(),
    digital_mode: 'site',
    question_sort: 'fixed',
    ground: 'tiles',
    stops: [
      buildStop('A', { scene: 'panorama', panorama }),
      buildStop('B', { scene: 'picture', picture }),
      buildStop('C', { scene: 'video', video }),
      buildStop('D', { scene: 'place' }),
    ],
    questions: asked.map(toTripQuestion),
    work_by: 'group',
  };
}
