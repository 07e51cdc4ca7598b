import type { Text } from '#contract/language.ts';
import type { Question, QuestionResponse } from '../model.ts';
import type { Section } from '../sections/schema.ts';
import {
  blankQuestion,
  multipleQuestion,
  openQuestion,
  pictureAnswers,
  samplePicture,
  singleQuestion,
  wordAnswers,
} from './sample-parts.ts';

/** Sets of questions as a Primary 4 class in Hong Kong meets them, with responses by question id. */
export type QuestionSample = {
  title: Text;
  questions: Question[];
  sections?: Section[];
  rightResponses: Record<string, QuestionResponse>;
  wrongResponses: Record<string, QuestionResponse>;
  partialResponses: Record<string, QuestionResponse>;
};

const maths: QuestionSample = {
  title: {
    en: 'Fractions and shapes',
    'zh-hk': '分數與圖形',
    'zh-cn': '分数与图形',
  },
  questions: [
    singleQuestion('frac1', {
      text: '下列哪一個分數最大？',
      instruction: '選出一個答案。',
      score: 2,
      answers: wordAnswers('1/2', '*3/4', '2/5', '3/8'),
      explanation: '化成小數比較：1/2 = 0.5，3/4 = 0.75，2/5 = 0.4，3/8 = 0.375，所以 3/4 最大。',
    }),
    multipleQuestion('even2', {
      text: '下列哪些數能被 2 和 5 同時整除？',
      instruction: '答案可能多於一個。',
      score: 3,
      credit: 'partial',
      answers: wordAnswers('*30', '45', '*120', '52', '*1,000'),
      explanation: '同時是 2 和 5 的倍數，個位一定是 0。',
    }),
    blankQuestion('perim3', ['24|二十四', '35|三十五'], {
      text: '一個長方形長 7 cm，闊 5 cm，它的周界是 [[1]] cm，面積是 [[2]] 平方厘米。',
      score: 4,
      time_limit_s: 90,
      explanation: '周界 =（7 + 5）× 2 = 24 cm；面積 = 7 × 5 = 35 平方厘米。',
    }),
    singleQuestion('angle4', {
      text: '哪一幅圖中的角是鈍角？',
      score: 1.5,
      answers: pictureAnswers('angles', ['acute', '銳角'], ['right', '直角'], ['*obtuse', '鈍角']),
      explanation: '鈍角大於 90°，小於 180°。',
    }),
  ],
  rightResponses: {
    frac1: { option: 'b' },
    even2: { options: ['e', 'a', 'c'] },
    perim3: { blanks: { b1: '２４', b2: ' 35 ' } },
    angle4: { option: 'c' },
  },
  wrongResponses: {
    frac1: { option: 'a' },
    even2: { options: ['b', 'd'] },
    perim3: { blanks: { b1: '12', b2: '12' } },
    angle4: { option: null },
  },
  partialResponses: {
    frac1: { option: 'b' },
    even2: { options: ['a', 'c', 'd'] },
    perim3: { blanks: { b1: '24', b2: '24' } },
    angle4: { option: 'a' },
  },
};

const chinese: QuestionSample = {
  title: { en: 'Words and measure words', 'zh-hk': '詞語與量詞', 'zh-cn': '词语与量词' },
  questions: [
    blankQuestion('measure1', ['匹', '條|尾', '把|柄'], {
      text: '一 [[1]] 馬、一 [[2]] 魚、一 [[3]] 雨傘',
      instruction: '填上適當的量詞。',
      score: 3,
      match_variants: true,
      explanation: '馬論「匹」，魚論「條」或「尾」，雨傘論「把」。',
    }),
    singleQuestion('idiom2', {
      text: '「他做事總是____，所以常常出錯。」橫線上應填哪一個成語？',
      score: 2,
      answers: wordAnswers('一絲不苟', '*粗心大意', '持之以恆', '全神貫注'),
      explanation: '常常出錯，是因為不小心。',
    }),
    multipleQuestion('radical3', {
      text: '哪些字的部首是「水」？',
      score: 2,
      answers: wordAnswers('*河', '冰', '*泳', '冷'),
      explanation: '「冰」和「冷」的部首是「冫」。',
    }),
    blankQuestion('hygiene4', ['衞生|清潔'], {
      text: '飯前要洗手，注意個人 [[1]]。',
      match_variants: true,
      sound: { url: 'samples/hygiene.mp3', name: '個人衞生.mp3' },
      explanation: '「衞生」指保持身體和地方清潔，預防疾病。',
    }),
  ],
  rightResponses: {
    measure1: { blanks: { b1: '匹', b2: '条', b3: '把' } },
    idiom2: { option: 'b' },
    radical3: { options: ['a', 'c'] },
    hygiene4: { blanks: { b1: '卫生' } },
  },
  wrongResponses: {
    measure1: { blanks: { b1: '隻', b2: '隻', b3: '' } },
    idiom2: { option: 'd' },
    radical3: { options: ['a', 'b', 'c'] },
    hygiene4: { blanks: { b1: '運動' } },
  },
  partialResponses: {
    measure1: { blanks: { b1: '匹', b2: '尾', b3: '隻' } },
    idiom2: { option: 'b' },
    radical3: { options: ['a'] },
    hygiene4: { blanks: {} },
  },
};

const science: QuestionSample = {
  title: { en: 'How plants live', 'zh-hk': '植物的生活', 'zh-cn': '植物的生活' },
  questions: [
    blankQuestion('photo1', ['sunlight|light|the sun', 'oxygen|O2'], {
      text: 'Green plants use [[1]], water and carbon dioxide to make food, and give out [[2]].',
      instruction: 'Fill in the blanks.',
      score: 2,
      explanation: 'This is called photosynthesis. It happens in the leaves.',
    }),
    singleQuestion('part2', {
      text: 'Which part of the plant takes in water?',
      picture: samplePicture(
        'plant-parts',
        'A bean plant with its roots, stem, leaves and flower numbered 1 to 4',
      ),
      answers: wordAnswers('*1 (roots)', '2 (stem)', '3 (leaves)', '4 (flower)'),
      explanation: 'Roots take in water and hold the plant in the soil.',
    }),
    multipleQuestion('seed3', {
      text: 'What does a bean seed need to start growing?',
      score: 3,
      credit: 'partial',
      answers: wordAnswers('*Water', '*Air', '*Warmth', 'Fertiliser', 'Loud music'),
      explanation: 'A seed carries its own food, so it needs no fertiliser yet.',
    }),
    blankQuestion('weekday4', ['Thursday|Thu'], {
      text: 'We watered the beans on Monday and again three days later, on [[1]].',
      score: 0.5,
      case_sensitive: true,
      explanation: 'Names of days begin with a capital letter.',
    }),
  ],
  rightResponses: {
    photo1: { blanks: { b1: 'The  Sun', b2: 'o₂' } },
    part2: { option: 'a' },
    seed3: { options: ['c', 'b', 'a'] },
    weekday4: { blanks: { b1: 'Thursday' } },
  },
  wrongResponses: {
    photo1: { blanks: { b1: 'soil', b2: 'carbon dioxide' } },
    part2: { option: 'c' },
    seed3: { options: ['d'] },
    weekday4: { blanks: { b1: 'thursday' } },
  },
  partialResponses: {
    photo1: { blanks: { b1: 'light', b2: 'air' } },
    part2: { option: 'a' },
    seed3: { options: ['a', 'b', 'd'] },
    weekday4: { blanks: { b1: 'Thu' } },
  },
};

const writing: QuestionSample = {
  title: { en: 'Looking and telling why', 'zh-hk': '觀察與解釋', 'zh-cn': '观察与解释' },
  questions: [
    openQuestion('leaf1', {
      text: '在校園找一片葉子，拍下照片，並說出它的形狀和邊緣有甚麼特徵。',
      instruction: '拍一至兩張照片，再用兩三句話說明。',
      score: 6,
      text_max: 300,
      file_kinds: ['picture'],
      file_max: 2,
      model_answer: '照片清楚；說出葉形（例如心形、卵形）和葉緣（例如鋸齒、平滑），並用完整句子。',
      rubric: [
        { id: 'r1', text: '照片清楚可見整片葉子', points: 2 },
        { id: 'r2', text: '說出葉形', points: 2 },
        { id: 'r3', text: '說出葉緣的特徵', points: 1.5 },
      ],
    }),
    singleQuestion('sun2', {
      text: '葉子主要做甚麼？',
      score: 2,
      answers: wordAnswers('吸收水分', '*製造養分', '固定植物'),
      explanation: '葉子利用陽光製造養分。',
    }),
    openQuestion('why3', {
      text: 'Why do leaves fall in autumn? Write, or record your answer.',
      score: 4,
      time_limit_s: 600,
      file_kinds: ['sound', 'video', 'document'],
      explanation: 'Days grow shorter and colder, and the tree saves water.',
    }),
  ],
  rightResponses: {
    leaf1: { text: '葉子是心形的，邊緣有鋸齒，摸上去有點粗糙。' },
    sun2: { option: 'b' },
    why3: { text: 'The tree saves water.\nIt gets less light.' },
  },
  wrongResponses: { leaf1: { text: '  ' }, sun2: { option: 'a' } },
  partialResponses: { leaf1: { text: '葉子是綠色的。' }, sun2: { option: 'b' } },
};

export const questionSamples = { writing, maths, chinese, science };
