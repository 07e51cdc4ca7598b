import { createMessages } from '#teacher/features/exam/create/create-messages.ts';
import { examMessages } from '#teacher/features/exam/exam-messages.ts';
import { paperMessages } from '#teacher/features/exam/paper/paper-messages.ts';
import { dialog, heading, press, type Screen } from './screen.ts';

/** Course Resources. */
export const examScreens: readonly Screen[] = [
  {
    name: 'course resources',
    path: () => '/exam-res/list?own=1&keyword=27',
    shows: ({ page }) => page.getByRole('button', { name: '20 + 7 = ?' }).first(),
  },
  {
    name: 'course resources, all filters',
    path: () => '/exam-res/list?keyword=27&difficulty=easy',
    shows: ({ page, say }) => page.getByText(say(examMessages, 'nothing_found_text')),
  },
  {
    name: 'course resources, papers',
    path: () => '/exam-res/list?tab=papers&own=1&keyword=20',
    shows: ({ page }) => page.getByRole('button', { name: '20 + 7' }).first(),
  },
  {
    name: 'course resources, some selected',
    path: () => '/exam-res/list?own=1&keyword=27',
    steps: ({ page, say }) => page.getByLabel(say(examMessages, 'select_all')).check(),
    shows: ({ page, say }) => page.getByRole('button', { name: say(examMessages, 'make_paper') }),
  },
  {
    name: 'course resources, changing facts',
    path: () => '/exam-res/list?own=1&keyword=27',
    steps: async ({ page, say }) => {
      await page.getByLabel(say(examMessages, 'select_all')).check();
      await press(page, say(examMessages, 'change_facts'));
    },
    shows: dialog,
  },
  {
    name: 'course resources, a question',
    path: ({ bankQuestion }) => `/exam-res/list?keyword=27&look=${bankQuestion}`,
    shows: ({ page }) => page.getByRole('dialog').getByText('20 + 7 = ?').first(),
  },
  { name: 'course resources, new question', path: () => '/exam-res/create', shows: heading(1) },
  {
    name: 'course resources, a question being edited',
    path: ({ bankQuestion }) => `/exam-res/create?id=${bankQuestion}`,
    shows: ({ page, say }) => page.getByRole('button', { name: say(createMessages, 'save_next') }),
  },
  {
    name: 'course resources, a paper',
    path: ({ bankPaper }) => `/exam-res/create?kind=paper&id=${bankPaper}`,
    shows: ({ page, say }) => page.getByLabel(say(paperMessages, 'points_of', { number: 1 })),
  },
  {
    name: 'course resources, making a quiz',
    path: ({ bankPaper }) => `/exam-res/create?kind=paper&id=${bankPaper}`,
    steps: ({ page, say }) => press(page, say(paperMessages, 'make_quiz')),
    shows: dialog,
  },
];
