import type { TextTree } from '#parts/formatted-text/rich-text.ts';
import { blankQuestion, samplePicture, singleQuestion, wordAnswers } from './sample-parts.ts';
import type { QuestionSample } from './sample-questions.ts';

const timetable: TextTree = {
  blocks: [
    { p: [{ t: '星期六，學校舉行' }, { t: '賣物會', m: ['b'] }, { t: '，時間如下：' }] },
    {
      table: {
        head: true,
        rows: [
          [[{ t: '時間' }], [{ t: '活動' }]],
          [[{ t: '9:30' }], [{ t: '開幕禮' }]],
          [[{ t: '10:00' }], [{ t: '攤位遊戲，門票 ' }, { math: '\\frac{1}{2}' }, { t: ' 價' }]],
        ],
      },
    },
    { p: [{ picture: samplePicture('fair-map', '賣物會的平面圖') }] },
  ],
};

/** Some questions about a passage, one by itself, and some about a recording. */
export const sectionedQuestions: QuestionSample = {
  title: { en: 'About a passage', 'zh-hk': '閱讀篇章', 'zh-cn': '阅读短文', 'zh-tw': '閱讀文章' },
  sections: [
    { id: 'fair', heading: '賣物會', passage: timetable },
    { id: 'talk', heading: '', passage: '', sound: { url: 'samples/talk.mp3', name: '對話.mp3' } },
  ],
  questions: [
    singleQuestion('open1', {
      section_id: 'fair',
      text: '開幕禮在甚麼時候舉行？',
      score: 2,
      answers: wordAnswers('9:00', '*9:30', '10:00'),
    }),
    blankQuestion('price2', ['半|一半'], {
      section_id: 'fair',
      text: '攤位遊戲的門票收 [[1]] 價。',
      score: 2,
    }),
    singleQuestion('alone3', { text: '一星期有多少天？', answers: wordAnswers('6', '*7') }),
    singleQuestion('talk4', {
      section_id: 'talk',
      text: '說話的人在哪裏？',
      answers: wordAnswers('*車站', '學校'),
    }),
    singleQuestion('talk5', {
      section_id: 'talk',
      text: '他們要去哪裏？',
      answers: wordAnswers('*海灘', '山上'),
    }),
  ],
  rightResponses: {
    open1: { option: 'b' },
    price2: { blanks: { b1: '一半' } },
    alone3: { option: 'b' },
    talk4: { option: 'a' },
    talk5: { option: 'a' },
  },
  wrongResponses: { open1: { option: 'a' }, price2: { blanks: { b1: '全' } }, talk4: { option: 'b' } },
  partialResponses: { open1: { option: 'b' }, talk5: { option: 'a' } },
};

/** A passage whose only questions have time limits, so that it is seen with the first of them that is opened. */
export const timedSection: QuestionSample = {
  title: { en: 'A passage against the clock', 'zh-hk': '限時閱讀', 'zh-cn': '限时阅读' },
  sections: [{ id: 'note', heading: '便條', passage: '小明今天不舒服，請把功課交給小美。' }],
  questions: [
    singleQuestion('who1', {
      section_id: 'note',
      text: '誰不舒服？',
      time_limit_s: 60,
      answers: wordAnswers('*小明', '小美'),
    }),
    singleQuestion('what2', {
      section_id: 'note',
      text: '要交甚麼給小美？',
      time_limit_s: 60,
      answers: wordAnswers('書包', '*功課'),
    }),
  ],
  rightResponses: { who1: { option: 'a' }, what2: { option: 'b' } },
  wrongResponses: { who1: { option: 'b' } },
  partialResponses: { who1: { option: 'a' } },
};
