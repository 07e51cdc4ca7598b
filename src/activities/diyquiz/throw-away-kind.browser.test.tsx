import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Quiz } from '#parts/quiz/model.ts';
import { summarize } from '#parts/quiz/summarize.ts';
import { ReportView } from '#parts/quiz/views/report-view.tsx';
import { type QuestionType, questionTypes } from '#parts/quiz-questions/model.ts';
import { samplesOf } from '#parts/quiz-questions/samples/samples-of.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { showView } from '#tests/browser/show-view.tsx';
import { diyquiz } from './activity.ts';
import { Editor } from './editor.tsx';

/** A kind of question that is in no list is added to the lists: teachers make it, students answer it, and the report shows it. */

vi.mock('#parts/quiz-questions/kinds/models.ts', async (load) => {
  const { kindModels } = await load<typeof import('#parts/quiz-questions/kinds/models.ts')>();
  const { tally } = await import('#tests/tally-kind/model.ts');
  return { kindModels: { ...kindModels, tally } };
});
vi.mock('#parts/quiz-questions/kinds/kinds.ts', async (load) => {
  const { kinds } = await load<typeof import('#parts/quiz-questions/kinds/kinds.ts')>();
  const { tally } = await import('#tests/tally-kind/kind.ts');
  return { kinds: { ...kinds, tally } };
});
vi.mock('#parts/quiz-questions/kinds/players.tsx', async (load) => {
  const { playerKinds } = await load<typeof import('#parts/quiz-questions/kinds/players.tsx')>();
  const { player } = await import('#tests/tally-kind/player.tsx');
  return { playerKinds: { ...playerKinds, tally: player } };
});
vi.mock('#parts/quiz-questions/kinds/editors.tsx', async (load) => {
  const { editorKinds } = await load<typeof import('#parts/quiz-questions/kinds/editors.tsx')>();
  const { editor } = await import('#tests/tally-kind/editor.tsx');
  return { editorKinds: { ...editorKinds, tally: editor } };
});
vi.mock('#parts/quiz-questions/kinds/samples.ts', async (load) => {
  const { kindSamples } = await load<typeof import('#parts/quiz-questions/kinds/samples.ts')>();
  const { samples } = await import('#tests/tally-kind/samples.ts');
  return { kindSamples: { ...kindSamples, tally: samples } };
});

const tallyType = 'tally' as string as QuestionType;
const empty: Quiz = { layout: 'one_by_one', allow_back: true, questions: [] };

it('is chosen, filled in and complete', async () => {
  const { draft, issues } = await showEditor({ model: diyquiz, Editor, content: empty });
  await page.getByRole('button', { name: /A number is typed/ }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How many beans?');
  await page.getByRole('textbox', { name: 'Sum' }).fill('42');
  expect(draft().questions).toMatchObject([{ type: 'tally', tally: { sum: '42' } }]);
  expect(issues()).toEqual([]);
});

it('is answered, checked and reported', async () => {
  expect(questionTypes).toContain(tallyType);
  const { question } = samplesOf(tallyType);
  const content = { ...empty, questions: [question] };
  const { screen, onAnswer } = await showPlayer({
    model: diyquiz,
    Player: QuizPlayer,
    content,
    checkable: true,
  });
  await expect.element(page.getByText('Count them')).toBeVisible();
  await page.getByRole('textbox', { name: 'beans' }).fill('42');
  expect(onAnswer.mock.lastCall).toEqual([question.id, { tally: '42' }]);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByText('Right', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('42', { exact: true })).toBeVisible();
  await screen.unmount();
  const given = [
    { student_id: 1, response: { tally: '42' }, score: 2 },
    { student_id: 2, response: { tally: '41' }, score: 0 },
  ];
  await showView({
    language: 'en',
    show: (mediaUrl) => (
      <ReportView
        content={content}
        questionId={question.id}
        report={summarize(content, question.id, given, 'en')}
        context={{ mediaUrl, nameOf: (id) => `Student ${id}` }}
        hasStarted={() => true}
      />
    ),
  });
  await expect.element(page.getByRole('button', { name: /^41 .*1 student/ })).toBeVisible();
});
