import type { DemoStore } from '#form/demo-half.ts';
import { buildBlankQuestion, buildChoiceQuestion } from '#parts/quiz-questions/samples/build-question.ts';
import { addEarlierRevision, buildQuiz, type DemoQuiz } from './demo-quiz.ts';
import { drawFraction, drawGridShape } from './drawings.ts';

type StoreDrawing = DemoStore['storeDrawing'];

const lShape = drawGridShape('l-shape', ['##  ', '##  ', '####', '####'], 'L 形方格圖，每格邊長 1 厘米');
const rectangleShape = drawGridShape('rectangle', ['######', '######', '######'], '闊 6 格、高 3 格的長方形');

async function buildFractions(storeDrawing: StoreDrawing): Promise<DemoQuiz> {
  const storeFraction = (colouredCount: number, partCount: number) =>
    storeDrawing(
      drawFraction(
        colouredCount,
        partCount,
        `一個圓平均分成 ${partCount} 份，其中 ${colouredCount} 份塗了顏色`,
      ),
    );
  return buildQuiz(
    {
      key: 'fractions',
      name: '分數的認識',
      description: '認識分子和分母、等值分數，並比較分數的大小。',
      language: 'zh-hk',
      subject: 'maths',
      grade: 4,
      difficulty: 'easy',
    },
    [
      buildChoiceQuestion('q1', 'single', '塗色部分佔全圖的幾分之幾？', ['1/4', '*3/4', '3/3', '4/3'], {
        picture: await storeFraction(3, 4),
        explanation: '圓平均分成 4 份，塗色的有 3 份，所以是 3/4。',
      }),
      buildChoiceQuestion(
        'q2',
        'single',
        '哪一個圖的塗色部分是 2/3？',
        [
          { picture: await storeFraction(1, 3) },
          { picture: await storeFraction(2, 3), correct: true },
          { picture: await storeFraction(2, 4) },
          { picture: await storeFraction(3, 5) },
        ],
        { explanation: '平均分成 3 份，其中 2 份塗色。' },
      ),
      buildChoiceQuestion(
        'q3',
        'multiple',
        '下列哪些分數與 1/2 相等？',
        ['*2/4', '*3/6', '2/3', '*5/10', '4/6'],
        {
          score: 2,
          credit: 'partial',
          instruction: '可選多於一個答案。',
          explanation: '分子和分母同時乘或除以同一個數，分數的值不變。',
        },
      ),
      buildBlankQuestion('q4', '2/5 的分子是 [[1]]，分母是 [[2]]。', ['2|二', '5|五'], { score: 2 }),
      buildChoiceQuestion('q5', 'single', '哪一個分數最大？', ['1/3', '1/5', '*1/2', '1/8'], {
        explanation: {
          blocks: [
            { p: [{ t: '分子同是 1 時，分母愈小，分數愈大：' }] },
            { p: [{ math: '\\frac{1}{2} > \\frac{1}{3} > \\frac{1}{5} > \\frac{1}{8}' }] },
          ],
        },
      }),
      buildBlankQuestion('q6', '小明吃了一個薄餅的 3/8，還餘下 [[1]]/8。', ['5|五'], {
        explanation: '8 份減 3 份是 5 份。',
      }),
    ],
  );
}

async function buildArea(storeDrawing: StoreDrawing): Promise<DemoQuiz> {
  return buildQuiz(
    {
      key: 'area',
      name: '面積和周界',
      description: '計算長方形和簡單組合圖形的面積和周界。',
      language: 'zh-hk',
      subject: 'maths',
      grade: 4,
      difficulty: 'medium',
    },
    [
      buildBlankQuestion(
        'q1',
        '每格邊長 1 厘米。長方形的面積是 [[1]] 平方厘米，周界是 [[2]] 厘米。',
        ['18', '18'],
        {
          picture: await storeDrawing(rectangleShape),
          score: 2,
          explanation: '面積：6 × 3 = 18；周界：(6 + 3) × 2 = 18。',
        },
      ),
      buildChoiceQuestion('q2', 'single', '這個 L 形的面積是多少平方厘米？', ['10', '*12', '14', '16'], {
        picture: await storeDrawing(lShape),
        score: 2,
        explanation: '上半部 2 × 2 = 4，下半部 4 × 2 = 8，合共 12。',
      }),
      buildChoiceQuestion(
        'q3',
        'multiple',
        '哪些長方形的面積是 24 平方厘米？',
        ['*8 cm × 3 cm', '7 cm × 5 cm', '*6 cm × 4 cm', '*12 cm × 2 cm'],
        {
          score: 3,
          credit: 'partial',
        },
      ),
      buildChoiceQuestion(
        'q4',
        'single',
        '正方形的周界是 20 厘米，它的面積是多少？',
        ['20 平方厘米', '*25 平方厘米', '40 平方厘米', '100 平方厘米'],
        {
          score: 2,
          explanation: '邊長 20 ÷ 4 = 5 厘米，面積 5 × 5 = 25 平方厘米。',
        },
      ),
      buildBlankQuestion('q5', '一張桌子長 120 厘米，即 [[1]] 米。', ['1.2|1.20'], {}),
    ],
    'all_on_page',
  );
}

function buildTimesTables(): DemoQuiz {
  const factorPairs: [number, number][] = [
    [7, 8],
    [6, 9],
    [12, 5],
    [8, 8],
    [9, 7],
    [11, 6],
    [4, 15],
    [25, 4],
  ];
  return buildQuiz(
    {
      key: 'times-tables',
      name: '乘法快答',
      description: '每題限時 20 秒，看看你有多快。',
      language: 'zh-hk',
      subject: 'maths',
      grade: 4,
      difficulty: 'easy',
    },
    factorPairs.map(([a, b], index) =>
      buildBlankQuestion(`q${index + 1}`, `${a} × ${b} = [[1]]`, [String(a * b)], { time_limit_s: 20 }),
    ),
  );
}

/** Its teacher has set a wrong key, which the results of the bank tell. `sameFraction`: the options of that question. */
function buildFractionCheck(sameFraction: string[]): DemoQuiz {
  return buildQuiz(
    {
      key: 'fraction-check',
      name: '分數小測',
      description: '六題分數小測，題目來自題庫。',
      language: 'zh-hk',
      subject: 'maths',
      grade: 4,
      difficulty: 'easy',
    },
    [
      buildChoiceQuestion('q1', 'single', '3/5 讀作甚麼？', ['三分之五', '*五分之三', '五又三', '三點五']),
      buildBlankQuestion('q2', '1 = [[1]]/7', ['7|七'], {}),
      buildChoiceQuestion('q3', 'single', '哪一個分數與 2/3 相等？', sameFraction),
      buildChoiceQuestion('q4', 'single', '7/9 比 5/9 大多少？', ['*2/9', '12/9', '2/18', '12/18']),
      buildChoiceQuestion('q5', 'single', '哪一個分數最接近 1？', ['1/2', '2/3', '3/4', '*9/10']),
      buildBlankQuestion('q6', '1/5 + 3/5 = [[1]]/5', ['4|四'], {}),
    ],
  );
}

export const fractionCheck: DemoQuiz = {
  ...buildFractionCheck(['*4/9', '4/6', '3/4', '2/6']),
  understoodContent: buildFractionCheck(['4/9', '*4/6', '3/4', '2/6']).content,
};

export async function buildMathsQuizzes(storeDrawing: StoreDrawing): Promise<DemoQuiz[]> {
  return [
    await buildFractions(storeDrawing),
    addEarlierRevision(await buildArea(storeDrawing), 4),
    addEarlierRevision(buildTimesTables(), 6),
  ];
}
