import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Quiz } from '#parts/quiz/model.ts';
import { openQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { diyquiz } from './activity.ts';

const leaf = openQuestion('leaf', { text: 'A leaf', score: 2, file_kinds: ['picture'], file_max: 2 });
const content: Quiz = {
  layout: 'one_by_one',
  allow_back: true,
  questions: [{ ...leaf, files_only: true }],
};
const photo = { id: 1, url: '/1', name: 'a.png', mime: 'image/png', bytes: 1 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

it.each([
  ['is added', { added: 1, removed: 0 }, []],
  ['is removed', { added: 0, removed: 1 }, [photo]],
])(
  'checks no answer while a file %s, which a checked one would refuse',
  async (_case, unsent_files, files) => {
    await showPlayer({
      model: diyquiz,
      Player: QuizPlayer,
      content,
      checkable: true,
      answers: { leaf: { files, unsent_files } },
    });
    await button('Question 1, Answered').click();
    await expect.element(button('Waiting for files…')).toBeDisabled();
    await expect.element(button('Check')).not.toBeInTheDocument();
  },
);
