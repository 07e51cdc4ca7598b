import type { TextTree } from '#parts/formatted-text/rich-text.ts';
import { blankQuestion, multipleQuestion, samplePicture, singleQuestion } from './sample-parts.ts';
import type { QuestionSample } from './sample-questions.ts';

const formula = (math: string): TextTree => ({ blocks: [{ p: [{ math }] }] });

const tableOfSpeeds: TextTree = {
  blocks: [
    {
      p: [
        { t: '下表記錄了三輛車的' },
        { t: '速度', m: ['b'] },
        { t: '，其中 ' },
        { math: '\\text{速度} = \\frac{\\text{距離}}{\\text{時間}}' },
        { t: '。' },
      ],
    },
    {
      table: {
        head: true,
        rows: [
          [[{ t: '車' }], [{ t: '距離（km）' }], [{ t: '時間（h）' }]],
          [[{ t: '甲' }], [{ t: '120' }], [{ t: '2' }]],
          [[{ t: '乙' }], [{ t: '150' }], [{ t: '3' }]],
        ],
      },
    },
    {
      ol: [
        [{ p: [{ t: '先計算每輛車的速度。' }] }],
        [{ p: [{ t: '再選出' }, { t: '最快', m: ['u'] }, { t: '的一輛。' }] }],
      ],
    },
  ],
};

const roots: TextTree = {
  blocks: [
    { p: [{ t: '解方程。' }] },
    { p: [{ math: 'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', block: true }] },
    {
      p: [
        {
          math: '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix} \\begin{pmatrix} x \\\\ y \\end{pmatrix} = \\begin{pmatrix} 5 \\\\ 6 \\end{pmatrix}',
          block: true,
        },
      ],
    },
    {
      ul: [
        [{ p: [{ t: '圖一' }, { picture: samplePicture('angles/acute', '銳角') }] }],
        [{ p: [{ t: '圖二' }, { picture: samplePicture('angles/right', '直角') }] }],
      ],
    },
  ],
};

const combustion: TextTree = {
  blocks: [
    { p: [{ t: '氫和氧' }, { t: '反應', m: ['i'] }, { t: '：' }, { math: '\\ce{2H2 + O2 -> 2H2O}' }] },
    {
      p: [
        { t: '水的化學式是 H' },
        { t: '2', m: ['sub'] },
        { t: '[？]，即 ' },
        { blank: 1 },
        { t: '；面積是 25 m' },
        { t: '2', m: ['sup'] },
        { t: ' 的正方形邊長 ' },
        { blank: 2 },
        { t: ' m。' },
      ],
    },
  ],
};

/** Questions whose texts have formatting, tables, pictures and formulas. */
export const formattedQuestions: QuestionSample = {
  title: { en: 'With formulas and tables', 'zh-hk': '有算式和表格', 'zh-cn': '有公式和表格' },
  questions: [
    singleQuestion('speed1', {
      text: tableOfSpeeds,
      instruction: { blocks: [{ p: [{ t: '只選', m: ['b', 'i'] }, { t: '一項。' }] }] },
      score: 2,
      answers: [
        { id: 'a', kind: 'word', text: formula('\\frac{120}{2}'), correct: true },
        { id: 'b', kind: 'word', text: formula('\\frac{150}{3}'), correct: false },
        { id: 'c', kind: 'word', text: '一樣快', correct: false },
      ],
      explanation: { blocks: [{ p: [{ math: '\\frac{120}{2} = 60 > \\frac{150}{3} = 50' }] }] },
    }),
    multipleQuestion('roots2', {
      text: roots,
      score: 3,
      credit: 'partial',
      answers: [
        { id: 'a', kind: 'word', text: formula('x^2'), correct: true },
        { id: 'b', kind: 'word', text: formula('\\sqrt[3]{8}'), correct: true },
        {
          id: 'c',
          kind: 'word',
          text: { blocks: [{ p: [{ t: 'x' }, { t: '2', m: ['sub'] }] }] },
          correct: false,
        },
      ],
    }),
    blankQuestion('water3', ['H2O', '5'], { text: combustion, score: 2 }),
  ],
  rightResponses: {
    speed1: { option: 'a' },
    roots2: { options: ['a', 'b'] },
    water3: { blanks: { b1: 'H2O', b2: '5' } },
  },
  wrongResponses: {
    speed1: { option: 'c' },
    roots2: { options: ['c'] },
    water3: { blanks: { b1: 'CO2', b2: '25' } },
  },
  partialResponses: {
    speed1: { option: 'a' },
    roots2: { options: ['a'] },
    water3: { blanks: { b1: 'H2O' } },
  },
};
