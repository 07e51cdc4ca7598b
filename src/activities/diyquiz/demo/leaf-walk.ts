import type { DemoAnswer, DemoItem, DemoPicture, Random } from '#form/demo-half.ts';
import type { DrawnValue } from '#parts/ink/model.ts';
import { buildChoiceQuestion, buildOpenQuestion } from '#parts/quiz-questions/samples/build-question.ts';
import { buildQuiz, type DemoQuiz } from './demo-quiz.ts';
import { wrapSvg } from './drawings.ts';

/** A walk for leaves: students photograph one and describe it, and their teacher marks what they wrote. */

export const leafWalk: DemoQuiz = buildQuiz(
  {
    key: 'leaf-walk',
    name: '葉子大搜查',
    description: '在校園找一片葉子，拍照並說出它的特徵。',
    language: 'zh-hk',
    subject: 'science',
    grade: 4,
    difficulty: 'medium',
  },
  [
    buildOpenQuestion('q1', '在校園找一片葉子，拍下照片，並說出它的形狀和邊緣有甚麼特徵。', {
      instruction: '先拍照，再用兩三句話說明。',
      score: 6,
      text_max: 300,
      file_kinds: ['picture'],
      file_max: 2,
      model_answer:
        '照片清楚，看到整片葉子；說出葉形（例如心形、卵形、長條形）和葉緣（例如平滑、鋸齒），用完整句子。',
      rubric: [
        ['照片清楚，看到整片葉子', 2],
        ['說出葉形', 2],
        ['說出葉緣的特徵', 2],
      ],
    }),
    buildOpenQuestion('q2', '為甚麼很多植物的葉子又寬又薄？', {
      score: 4,
      text_max: 300,
      model_answer: '面積大可以接收更多陽光，薄則讓陽光和空氣容易進入，幫助植物製造養分。',
      rubric: [
        ['接收更多陽光', 2],
        ['製造養分', 2],
      ],
    }),
    buildChoiceQuestion('q3', 'single', '葉子主要做甚麼？', ['吸收水分', '*製造養分', '固定植物'], {
      score: 2,
    }),
  ],
);

const leafShapes = [
  {
    shape: '心形',
    path: 'M200 350C60 260 70 110 150 110c35 0 45 25 50 45 5-20 15-45 50-45 80 0 90 150-50 240Z',
  },
  { shape: '卵形', path: 'M200 350C90 320 90 170 200 60c110 110 110 260 0 290Z' },
  { shape: '長條形', path: 'M200 360C160 300 160 120 200 40c40 80 40 260 0 320Z' },
] as const;

const edgeTexts = ['很平滑', '有小鋸齒', '有點波浪'];
const leafColours = ['#3f8f4f', '#6ba644', '#b08a2e'];

/** A leaf on the ground of the playground, as a photo would show it. */
function drawLeaf(shapeIndex: number, colourIndex: number): DemoPicture {
  const { path, shape: name } = leafShapes[shapeIndex] ?? leafShapes[0];
  const ground = '<rect width="400" height="400" fill="#d9cfc1"/>';
  const leaf = `<path d="${path}" fill="${leafColours[colourIndex] ?? leafColours[0]}" stroke="#24552f" stroke-width="4"/>`;
  const veins =
    '<path d="M200 350V110M200 290l-45-40m45 40 45-40m-45-20-50-40m50 40 50-40" stroke="#24552f" stroke-width="3" fill="none"/>';
  return {
    name: `leaf-${shapeIndex}-${colourIndex}`,
    width: 400,
    height: 400,
    alt: name,
    svg: wrapSvg(400, 400, ground + leaf + veins),
  };
}

const reasonsByQuality = {
  good: [
    '葉子寬可以接收更多陽光，製造養分。',
    '因為面積大，陽光照到的地方多，可以做多些養分；薄一點空氣容易進去。',
    '寬的葉子曬到多些太陽，幫助植物製造食物。',
  ],
  partly: ['因為要曬太陽。', '這樣可以吸收陽光。', '令植物有養分。'],
  poor: ['因為好看。', '不知道', '方便風吹。'],
};

const markedAt = Date.UTC(2026, 10, 20, 8);
const onPhoto = (itemId: string, value: DrawnValue): DemoItem => ({
  space: 'teacher_ink',
  itemId,
  value,
  onFile: 0,
});

/** What the teacher writes on a photo of which the student has said all, in units of its page. */
const praise: readonly DemoItem[] = [
  onPhoto('edge', {
    kind: 'shape',
    shape: 'ellipse',
    colour: 'red',
    width: 6,
    from: [330, 90],
    to: [870, 1_110],
    t: markedAt,
  }),
  onPhoto('words', {
    kind: 'text',
    text: '整片葉子都看得清楚！',
    colour: 'red',
    size: 60,
    at: [60, 40],
    width: 800,
    t: markedAt + 8_000,
  }),
  onPhoto('tick', { kind: 'stamp', stamp: 'tick', at: [1_020, 180], size: 140, t: markedAt + 12_000 }),
];

/** The answer of a student with this skill to an open question of the walk. */
export function simulateWalkAnswer(
  questionId: string,
  skill: number,
  random: Random,
): Pick<DemoAnswer, 'response' | 'files' | 'feedback'> {
  if (questionId === 'q2') {
    const quality = skill > 0.5 ? 'good' : skill > -0.7 ? 'partly' : 'poor';
    return { response: { text: random.pick(reasonsByQuality[quality]) } };
  }
  const shapeIndex = random.integerBetween(0, leafShapes.length - 1);
  const { shape: name } = leafShapes[shapeIndex] ?? leafShapes[0];
  const edgeText = skill > -0.4 ? `，邊緣${random.pick(edgeTexts)}` : '';
  const text = skill > -1.2 ? `我找到的葉子是${name}的${edgeText}。` : '這是我的葉子。';
  return {
    response: { text },
    files: [drawLeaf(shapeIndex, random.integerBetween(0, leafColours.length - 1))],
    ...(skill > 0.5 && { feedback: praise }),
  };
}
