import { buildBlankQuestion, buildChoiceQuestion } from '#parts/quiz-questions/samples/build-question.ts';
import { buildQuiz, type DemoQuiz } from './demo-quiz.ts';

const idiomQuiz = buildQuiz(
  {
    key: 'idioms',
    name: '成語運用',
    description: '理解常用成語的意思，並在句子中正確運用。',
    language: 'zh-hk',
    subject: 'chinese',
    grade: 4,
    difficulty: 'medium',
  },
  [
    buildChoiceQuestion(
      'q1',
      'single',
      '「守株待兔」比喻甚麼？',
      ['*不努力而希望得到意外收穫', '愛護小動物', '做事很有耐性', '跑得很快'],
      {
        explanation: '農夫守着樹樁等兔子再撞上來，比喻妄想不勞而獲。',
      },
    ),
    buildChoiceQuestion('q2', 'single', '他做事總是＿＿＿＿，從不半途而廢。', [
      '虎頭蛇尾',
      '*有始有終',
      '東張西望',
      '自相矛盾',
    ]),
    buildChoiceQuestion(
      'q3',
      'multiple',
      '下列哪些成語含有動物？',
      ['*畫蛇添足', '*井底之蛙', '雪中送炭', '*亡羊補牢'],
      {
        score: 2,
        credit: 'partial',
      },
    ),
    buildBlankQuestion('q4', '補充成語：一[[1]]二鳥、半途而[[2]]。', ['石', '廢'], { score: 2 }),
    buildChoiceQuestion('q5', 'single', '哪一句的成語用得不恰當？', [
      '妹妹第一次上台，緊張得面紅耳赤。',
      '*爸爸守株待兔地工作，終於升職了。',
      '同學們同心協力，把課室打掃乾淨。',
      '這道題太難，我百思不得其解。',
    ]),
    buildBlankQuestion('q6', '「井底之蛙」的反義可說成：見多識[[1]]。', ['廣']),
  ],
);

const punctuationQuiz = buildQuiz(
  {
    key: 'punctuation',
    name: '標點符號小測',
    description: '逗號、句號、問號、感歎號和引號的用法。',
    language: 'zh-hk',
    subject: 'chinese',
    grade: 4,
    difficulty: 'easy',
  },
  [
    buildChoiceQuestion('q1', 'single', '「你吃過早餐了嗎」句末應該用甚麼標點？', ['。', '，', '*？', '！']),
    buildChoiceQuestion('q2', 'single', '「這裏的風景真美啊」句末應該用甚麼標點？', [
      '？',
      '*！',
      '；',
      '：',
    ]),
    buildChoiceQuestion(
      'q3',
      'multiple',
      '下列哪些句子的標點正確？',
      ['*媽媽說：「早點休息吧。」', '我有蘋果。橙和香蕉。', '*今天下雨，我們留在課室。', '你要去哪裏。'],
      {
        score: 2,
      },
    ),
    buildBlankQuestion('q4', '表示停頓較短的標點叫[[1]]號，並列詞語之間用[[2]]號。', ['逗', '頓'], {
      score: 2,
    }),
  ],
);

export const chineseQuizzes: DemoQuiz[] = [idiomQuiz, punctuationQuiz];

/** The teacher has written two questions, the second without a right answer. */
export const unfinishedQuiz: DemoQuiz = {
  ...idiomQuiz,
  key: 'idiom-challenge',
  name: '成語挑戰（編輯中）',
  description: '',
  isUnfinished: true,
  content: {
    ...idiomQuiz.content,
    questions: idiomQuiz.content.questions.slice(0, 2).map((question, index) => ({
      ...question,
      explanation: '',
      answers: question.answers.map((answer) => (index === 1 ? { ...answer, correct: false } : answer)),
    })),
  },
};
