import type { DemoStore } from '#form/demo-half.ts';
import type { Sound } from '#parts/quiz-questions/model.ts';
import {
  buildBlankQuestion,
  buildChoiceQuestion,
  buildMatchingQuestion,
  buildOrderingQuestion,
  buildTrueFalseQuestion,
} from '#parts/quiz-questions/samples/build-question.ts';
import { buildQuiz, type DemoQuiz } from './demo-quiz.ts';
import { drawWaterCycle } from './drawings.ts';

async function buildWaterCycle(storeDrawing: DemoStore['storeDrawing']): Promise<DemoQuiz> {
  const cyclePicture = await storeDrawing(
    drawWaterCycle('水循環圖：海水上升、雲、雨水回到大海，分別標示 1、2、3'),
  );
  return buildQuiz(
    {
      key: 'water-cycle',
      name: '水的循環',
      description: '看圖認識蒸發、凝結和降水。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'medium',
      startupScreen: cyclePicture.url,
    },
    [
      buildChoiceQuestion('q1', 'single', '圖中的 1 表示甚麼過程？', ['*蒸發', '凝結', '降水', '融化'], {
        picture: cyclePicture,
        explanation: '太陽的熱使水變成水蒸氣，升上空中。',
      }),
      buildBlankQuestion('q2', '水蒸氣遇冷變成小水點，這個過程叫做[[1]]。', ['凝結|凝结']),
      buildChoiceQuestion('q3', 'multiple', '下列哪些屬於降水？', ['*雨', '*雪', '霧', '*冰雹'], {
        score: 2,
        credit: 'partial',
      }),
      buildChoiceQuestion('q4', 'single', '哪一種情況下，濕衣服乾得最快？', [
        '陰天，沒有風',
        '*晴天，有風',
        '雨天',
        '潮濕的房間',
      ]),
      buildBlankQuestion(
        'q5',
        '水有三種狀態：固體、[[1]]和[[2]]。',
        ['液體|液体|氣體|气体', '氣體|气体|液體|液体'],
        {
          score: 2,
        },
      ),
      buildChoiceQuestion('q6', 'single', '水結冰時，體積會怎樣？', ['變小', '不變', '*變大', '先大後小']),
      buildTrueFalseQuestion('q7', '水在攝氏 100 度以下不會蒸發。', false, {
        explanation: '任何溫度下，水面的水都會慢慢蒸發，所以濕衣服會乾。',
      }),
      buildMatchingQuestion(
        'q8',
        '把現象和它的名稱配對。',
        [
          ['冬天早上，窗上出現水點', '凝結'],
          ['地上的積水慢慢消失', '蒸發'],
          ['雪人在陽光下變小', '融化'],
          ['水在冰格裏變硬', '凝固'],
        ],
        ['燃燒'],
        { score: 2 },
      ),
      buildOrderingQuestion(
        'q9',
        '由海水開始，排列水循環的步驟。',
        [
          '太陽的熱使海水蒸發',
          '水蒸氣上升，遇冷凝結成雲',
          '雲裏的小水點愈聚愈大',
          '雨水降到地面',
          '河水流回大海',
        ],
        'distance',
        { score: 2, explanation: '蒸發、凝結、降水，然後流回大海，循環不息。' },
      ),
    ],
  );
}

function buildPlants(listeningSound: Sound): DemoQuiz {
  return buildQuiz(
    {
      key: 'plants',
      name: 'Plants and what they need',
      description: 'Parts of a plant and what keeps it alive. Listen carefully to question 1.',
      language: 'en',
      subject: 'science',
      grade: 4,
      difficulty: 'easy',
    },
    [
      buildChoiceQuestion(
        'q1',
        'single',
        'Listen. Which part of the plant is described?',
        ['the flower', '*the root', 'the leaf', 'the seed'],
        {
          sound: listeningSound,
          explanation: 'The root holds the plant in the soil and takes in water.',
        },
      ),
      buildChoiceQuestion(
        'q2',
        'multiple',
        'What does a plant need to grow?',
        ['*water', '*light', 'noise', '*air'],
        {
          score: 2,
          credit: 'partial',
        },
      ),
      buildBlankQuestion(
        'q3',
        'Leaves are usually [[1]]. They make [[2]] for the plant.',
        ['green', 'food|sugar'],
        {
          score: 2,
        },
      ),
      buildChoiceQuestion('q4', 'single', 'Which of these grows from a seed?', [
        'a stone',
        '*a bean plant',
        'a cloud',
        'a shell',
      ]),
      buildTrueFalseQuestion('q5', 'A seed needs light to start growing.', false, {
        explanation: 'Most seeds start growing in the dark soil. The leaves need light later.',
      }),
      buildMatchingQuestion(
        'q6',
        'Match each part of the plant with its work.',
        [
          ['root', 'takes in water'],
          ['stem', 'holds up the leaves'],
          ['leaf', 'makes food'],
          ['flower', 'makes seeds'],
        ],
        ['catches insects'],
        { score: 2 },
      ),
      buildOrderingQuestion(
        'q7',
        'How does a bean grow? Put the steps in order.',
        ['The seed takes in water.', 'A root grows down.', 'A shoot comes up.', 'The first leaves open.'],
        'places',
        { score: 2 },
      ),
    ],
  );
}

export async function buildScienceQuizzes(
  storeDrawing: DemoStore['storeDrawing'],
  listeningSound: Sound,
): Promise<DemoQuiz[]> {
  return [await buildWaterCycle(storeDrawing), buildPlants(listeningSound)];
}
