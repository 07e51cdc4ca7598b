import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listQuestionMedia } from '#parts/quiz-questions/list-media.view.ts';
import type { PublicQuestion, QuestionType } from '#parts/quiz-questions/model.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { diyquiz } from './activity.ts';
import { samples } from './samples.ts';

/** A page from before an update meets a kind of question that its code does not know. */

const reloadOutdatedPage = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('#ui/browser/reload-when-outdated.ts', async (load) => ({
  ...(await load<typeof import('#ui/browser/reload-when-outdated.ts')>()),
  reloadOutdatedPage,
}));

const [sample] = samples.contents;
if (!sample) throw new Error('samples are missing');

const work = {
  ...diyquiz.work,
  toPublic: (...args: Parameters<typeof diyquiz.work.toPublic>) => {
    const shown = diyquiz.work.toPublic(...args);
    const [first, ...others] = shown.questions;
    const unknown = { ...first, type: 'hologram' as string as QuestionType } as PublicQuestion;
    return { ...shown, questions: [unknown, ...others] };
  },
};

it('is loaded again instead of breaking, and says so where that does not help', async () => {
  await showPlayer({ model: { work }, Player: QuizPlayer, content: sample.draft });
  await expect.element(page.getByText(/^This page is out of date/)).toBeVisible();
  expect(reloadOutdatedPage).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(reloadOutdatedPage).toHaveBeenCalledTimes(2);
});

it('asks for the media that it knows', () => {
  const { questions } = work.toPublic(sample.draft, { seed: 1, shuffle: false }, new Set());
  expect(listQuestionMedia({ questions }, { shownId: undefined, trace: undefined }).length).toBeGreaterThan(
    0,
  );
});
