import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { addFormulas } from '#parts/formatted-text/add-formulas.ts';
import { LateRichView } from '#parts/formatted-text/views/late-rich-view.tsx';
import { loadConvertTex } from '#parts/formatted-text/views/load-convert-tex.view.ts';
import { TexFormula } from '#parts/formatted-text/views/tex-formula.tsx';
import { DrawTexContext } from '#parts/formatted-text/views/use-draw-tex.ts';
import { summarize } from '#parts/quiz/summarize.ts';
import { ReportView } from '#parts/quiz/views/report-view.tsx';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { inventMedia } from '#tests/browser/invent-media.ts';
import { readDrawnTexts } from '#tests/browser/read-drawn-texts.ts';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { showView } from '#tests/browser/show-view.tsx';
import { makeRandomTextQuiz } from '#tests/support/random-text-quiz.ts';
import { diyquiz } from './activity.ts';

/** Generated formatted texts are read back from the page: the player and the report show all of them, and nothing else. */

const quiz = makeRandomTextQuiz();
const storedUrl = 'ab/cd.png';
const urlOf = (src: string) => (src === inventMedia(storedUrl) ? storedUrl : src);
const isTree = (text: unknown) => typeof text === 'object';

it('are drawn by the player with their formulas, in questions, options and explanations', {
  timeout: 60_000,
}, async () => {
  const [convertTex] = await Promise.all([loadConvertTex(), LateRichView.load()]);
  const work = {
    ...diyquiz.work,
    // As the server gives it to students.
    toPublic: (...args: Parameters<typeof diyquiz.work.toPublic>) =>
      addFormulas(diyquiz.work.toPublic(...args), convertTex),
    toKey: (...args: Parameters<typeof diyquiz.work.toKey>) =>
      addFormulas(diyquiz.work.toKey(...args), convertTex),
  };
  const { screen } = await showPlayer({
    model: { ...diyquiz, work },
    Player: QuizPlayer,
    content: quiz,
    mode: 'review',
  });
  await expect.element(page.getByRole('heading', { name: /^Question 200 / })).toBeInTheDocument();
  const cards = [...screen.container.querySelectorAll('section[aria-labelledby]')];
  expect(cards).toHaveLength(quiz.questions.length);
  for (const [index, { id, instruction, body, answers, explanation }] of quiz.questions.entries()) {
    const card = cards[index];
    if (!card) throw new Error(`${id} is missing`);
    const texts = [instruction, body.text, ...answers.map(({ text }) => text), explanation];
    expect(readDrawnTexts(card, urlOf), `texts of ${id}`).toEqual(texts.filter(isTree));
  }
});

it('are drawn by the report', async () => {
  await Promise.all([loadConvertTex(), LateRichView.load()]);
  const { container } = await showView({
    language: 'en',
    show: (mediaUrl) => (
      <DrawTexContext value={(tex, isBlock) => <TexFormula tex={tex} isBlock={isBlock} />}>
        {quiz.questions.map(({ id }) => (
          <article key={id}>
            <ReportView
              content={quiz}
              questionId={id}
              report={summarize(quiz, id, [], 'en')}
              context={{ mediaUrl, nameOf: String }}
              hasStarted={() => true}
            />
          </article>
        ))}
      </DrawTexContext>
    ),
  });
  await expect.poll(() => container.querySelectorAll('code')).toHaveLength(0);
  const reports = [...container.querySelectorAll('article')];
  expect(reports).toHaveLength(quiz.questions.length);
  for (const [index, { id, body }] of quiz.questions.entries()) {
    const report = reports[index];
    if (!report) throw new Error(`${id} is missing`);
    expect(readDrawnTexts(report, urlOf), `texts of ${id}`).toEqual([body.text]);
  }
});
