import type { WorksheetRegion } from '../model.ts';

export type Observation = WorksheetRegion & { good: readonly string[]; weak: readonly string[] };

/** The regions of the worksheet 'A cloud in a bottle', and what children write into them. */
export const observations: readonly Observation[] = [
  {
    id: 'before',
    box: [301, 942, 924, 1_022],
    name: '放冰塊前',
    score: 2,
    model_answer: '瓶內只有溫水，看不見白霧；瓶壁濕潤。',
    rubric: [],
    good: ['看不見白霧，瓶壁濕濕的。', '瓶內沒有雲，只有溫水。', '瓶子很清，看得見後面。'],
    weak: ['甚麼也沒有', '有水'],
  },
  {
    id: 'one-minute',
    box: [301, 1_030, 924, 1_110],
    name: '一分鐘後',
    score: 2,
    model_answer: '瓶口附近開始出現少許白霧，冰塊下有小水點。',
    rubric: [],
    good: ['瓶口附近出現一點白霧。', '冰塊下面有小水點。', '近冰塊的地方變白了。'],
    weak: ['冰塊溶了一點', '沒有分別'],
  },
  {
    id: 'five-minutes',
    box: [301, 1_118, 924, 1_199],
    name: '五分鐘後',
    score: 2,
    model_answer: '瓶內出現一團白霧，瓶壁有很多小水點。',
    rubric: [],
    good: ['瓶內有一團白色的「雲」。', '白霧更濃，瓶壁有很多水點。', '好像有一朵小小的雲！'],
    weak: ['冰不見了', '水多了'],
  },
  {
    id: 'think',
    box: [634, 1_206, 936, 1_284],
    name: '想一想',
    score: 4,
    model_answer: '水汽遇冷凝結成的小水點。',
    rubric: [
      { id: 'vapour', text: '指出來自水汽', points: 2 },
      { id: 'condenses', text: '說明遇冷凝結成小水點', points: 2 },
    ],
    good: ['水汽遇冷凝結成的小水點', '水汽變冷，變成小水點', '溫水的水汽凝結而成'],
    weak: ['煙', '冰塊的煙', '水'],
  },
];
