import type { DimensionIds } from '#form/demo-half.ts';
import {
  buildBlankQuestion,
  buildChoiceQuestion,
  buildOpenQuestion,
  defaultFields,
} from '#parts/quiz-questions/samples/build-question.ts';
import type { TripQuestion } from '../model.ts';

/** What is asked at the stops of the demo school's trip: the four questions of trips, and one of a quiz. */
export const buildTripQuestions = (dimensions: DimensionIds): TripQuestion[] => [
  {
    ...buildChoiceQuestion(
      'ferry',
      'single',
      '海旁停着一艘船。它是哪一種船？拍下或畫下你看到的特徵。',
      ['*渡輪', '帆船', '貨櫃船', '漁船'],
      { score: 3, explanation: '渡輪兩層都有座位，兩端都可以泊岸。' },
    ),
    evidence: { kinds: ['picture'], max: 2 },
    stop_id: 'promenade',
    at: { x: 0.443, y: 0.48 },
    labels: { dimension_id: dimensions.observation, level: 'low' },
  },
  {
    ...defaultFields,
    id: 'lamps',
    type: 'number',
    body: { kind: 'word', text: '沿着欄杆數一數，看得見的燈柱之間相距大約多少米？' },
    score: 2,
    number: {
      answers: [{ id: 'range', value: '8', margin: 'range', tolerance: '', to: '12', share: 100 }],
      unit: 'optional',
      units: '米|m|公尺',
      wrong_unit_share: 0,
    },
    stop_id: 'promenade',
    at: { x: 0.987, y: 0.43 },
    labels: { dimension_id: dimensions.analysis, level: 'medium' },
  },
  {
    ...buildOpenQuestion('materials', '鐘樓用了哪些材料建造？為甚麼當時的人要在火車站旁建鐘樓？', {
      score: 5,
      text_max: 400,
      model_answer: '用紅磚和花崗石建造。當時很少人有手錶，旅客要靠鐘樓知道時間。',
      rubric: [
        ['指出紅磚和石', 2],
        ['說明報時的用途', 3],
      ],
    }),
    stop_id: 'tower',
    at: { x: 0.5, y: 0.37 },
    labels: { dimension_id: dimensions.analysis, level: 'high' },
  },
  {
    ...buildBlankQuestion('birds', '站在橋上看到的白色長腳鳥是[[1]]。', ['鷺鳥|白鷺|小白鷺|大白鷺'], {
      score: 2,
    }),
    stop_id: 'wetland',
    at: { x: 0.385, y: 0.53 },
    labels: { dimension_id: dimensions.knowledge, level: 'low' },
  },
  {
    ...buildOpenQuestion('leaf', '交一張你在濕地看到的植物的照片或圖畫。', {
      score: 5,
      file_kinds: ['picture'],
      file_max: 3,
      rubric: [
        ['清楚看到葉的形狀', 3],
        ['構圖完整', 2],
      ],
    }),
    files_only: true,
    stop_id: 'wetland',
    labels: { dimension_id: dimensions.observation, level: 'medium' },
  },
  {
    ...buildOpenQuestion('protect', '回到集合點，寫下一件你可以為濕地做的事。', { score: 3, text_max: 200 }),
    stop_id: 'meeting',
    labels: { dimension_id: dimensions.values, level: 'high' },
  },
];
