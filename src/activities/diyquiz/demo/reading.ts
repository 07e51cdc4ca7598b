import type { RichText } from '#parts/formatted-text/rich-text.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import {
  buildBlankQuestion,
  buildChoiceQuestion,
  buildTrueFalseQuestion,
} from '#parts/quiz-questions/samples/build-question.ts';
import { buildQuiz, type DemoQuiz } from './demo-quiz.ts';

/** Quizzes whose questions are about a passage. */

const addTo = (sectionId: string, questions: Question[]): Question[] =>
  questions.map((question) => ({ ...question, section_id: sectionId }));

function addPassage(quiz: DemoQuiz, id: string, heading: string, passage: RichText): DemoQuiz {
  return { ...quiz, content: { ...quiz.content, sections: [{ id, heading, passage }] } };
}

const paragraphs = (...texts: string[]): RichText => ({ blocks: texts.map((t) => ({ p: [{ t }] })) });

const ferryTable: RichText = {
  blocks: [
    { p: [{ t: '根據篇章，完成下表。' }] },
    {
      table: {
        head: true,
        rows: [
          [[{ t: '時間' }], [{ t: '地點' }], [{ t: '看到的景物' }]],
          [[{ t: '早上' }], [{ blank: 1 }], [{ t: '高樓大廈' }]],
          [[{ t: '傍晚' }], [{ t: '渡輪上' }], [{ blank: 2 }]],
        ],
      },
    },
  ],
};

const ferryQuiz = addPassage(
  buildQuiz(
    {
      key: 'ferry-reading',
      name: '閱讀理解：乘渡輪',
      description: '閱讀短文，回答三題，然後完成填表。',
      language: 'zh-hk',
      subject: 'chinese',
      grade: 4,
      difficulty: 'medium',
    },
    [
      ...addTo('ferry', [
        buildChoiceQuestion('q1', 'single', '作者和誰一起乘渡輪？', ['爸爸', '*外婆', '同學']),
        buildTrueFalseQuestion('q2', '作者第一次乘渡輪。', false, {
          explanation: '第一段說「每逢假日」都會乘渡輪。',
        }),
        buildChoiceQuestion('q3', 'single', '外婆的話想告訴作者甚麼？', [
          '渡輪比地鐵快',
          '*慢慢走才看得見風景',
          '碼頭快要拆卸',
        ]),
        {
          ...buildBlankQuestion('q4', '', ['碼頭', '晚霞|晚霞和燈光'], { score: 2 }),
          body: { kind: 'word', text: ferryTable },
        },
      ]),
      buildBlankQuestion('q5', '「渡輪」的量詞是[[1]]。', ['艘|隻']),
    ],
  ),
  'ferry',
  '乘渡輪',
  paragraphs(
    '每逢假日，外婆都會帶我乘渡輪過海。早上，我們在碼頭等船，抬頭便看見對岸的高樓大廈，玻璃窗在陽光下閃閃發亮。',
    '上船後，我總愛坐在窗邊。海風帶着淡淡的鹹味，小船在浪花間一高一低，像在向我點頭。我問外婆：「為甚麼不乘地鐵？地鐵快多了。」',
    '外婆笑着說：「快有快的好，不過在隧道裏，你只看見自己的影子。」',
    '傍晚回程時，天邊的晚霞把海面染成橙紅色，兩岸的燈一盞一盞亮起來。我靠着外婆，忽然明白了她的話。',
  ),
);

const beeQuiz = addPassage(
  buildQuiz(
    {
      key: 'bee-reading',
      name: 'Reading: The bee on the balcony',
      description: 'A short text with three questions.',
      language: 'en',
      subject: 'science',
      grade: 4,
      difficulty: 'medium',
      owner: 'cheng',
    },
    addTo('bee', [
      buildChoiceQuestion('q1', 'single', 'Where did Kelly find the bee?', [
        'in the park',
        '*on a flower pot',
        'in her bedroom',
      ]),
      buildBlankQuestion('q2', 'Kelly gave the bee some [[1]] with sugar in it.', ['water']),
      buildTrueFalseQuestion('q3', 'The bee came back on the next day.', true),
    ]),
  ),
  'bee',
  'The bee on the balcony',
  paragraphs(
    'One windy morning, Kelly found a bee on a flower pot on the balcony. It did not move. “Is it dead?” she asked.',
    '“It is only tired,” said her brother. He put a little sugar into a spoon of water, and Kelly held the spoon in front of the bee. Slowly, the bee began to drink. Then it shook its wings and flew away.',
    'On the next day, something buzzed around the flowers. “Good morning,” said Kelly.',
  ),
);

export const readingQuizzes: DemoQuiz[] = [ferryQuiz, beeQuiz];
