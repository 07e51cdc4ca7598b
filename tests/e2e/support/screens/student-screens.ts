import { playerMessages as wallMessages } from '#activities/cardsend/player/player-messages.ts';
import { playerMessages as cardMessages } from '#activities/drawcard/player/player-messages.ts';
import { playerMessages as drawingMessages } from '#activities/drawsomething/player/player-messages.ts';
import { playerMessages as sheetMessages } from '#activities/penactivity/player/player-messages.ts';
import { playerMessages as videoMessages } from '#activities/videoquiz/player/player-messages.ts';
import { boardMessages } from '#activities/webviewgroupdraw/board/board-messages.ts';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { playerMessages } from '#player/shared/messages.ts';
import { profileMessages } from '#ui/profile/profile-messages.ts';
import { dialog, press, type Screen } from './screen.ts';

export const studentScreens: readonly Screen[] = [
  { name: 'player: home', path: () => '/play/', shows: ({ page }) => page.getByText('10 + 2').first() },
  {
    name: 'player: home, a message open',
    path: () => '/play/',
    steps: ({ page }) => page.getByRole('button', { name: '3 + 3 = 6' }).first().click(),
    shows: ({ page }) => page.locator('p', { hasText: '4 + 4 = 8' }).first(),
  },
  {
    name: 'player: profile',
    path: () => '/play/my/profile',
    shows: ({ page, say }) => page.getByRole('heading', { name: say(profileMessages, 'sessions') }),
  },
  {
    name: 'player: progress',
    path: () => '/play/my/progress',
    shows: ({ page }) => page.getByRole('heading', { level: 2 }).first(),
  },
  {
    name: 'player: start',
    path: ({ fresh }) => `/play/do/${fresh.courseware}`,
    shows: ({ page, say }) => page.getByRole('button', { name: say(startMessages, 'start'), exact: true }),
  },
  {
    name: 'player: checked at once',
    path: ({ checked }) => `/play/attempt/${checked.attempt}`,
    steps: ({ page, say }) =>
      page.getByRole('button', { name: say(viewMessages, 'question_number', { number: 1 }) }).click(),
    shows: ({ page, say }) => page.getByText(say(viewMessages, 'explanation')).first(),
  },
  {
    name: 'player: one by one',
    path: ({ checked }) => `/play/attempt/${checked.attempt}`,
    shows: ({ page, say }) => page.getByRole('button', { name: say(viewMessages, 'check') }),
  },
  {
    name: 'player: blanks',
    path: ({ checked }) => `/play/attempt/${checked.attempt}`,
    steps: ({ page, say }) =>
      page.getByRole('button', { name: say(viewMessages, 'question_number', { number: 3 }) }).click(),
    shows: ({ page, say }) => page.getByLabel(say(viewMessages, 'blank_label', { number: 1 })),
  },
  {
    name: 'player: before submitting',
    path: ({ checked }) => `/play/attempt/${checked.attempt}`,
    steps: async ({ page, say }) => {
      await page.getByRole('button', { name: say(viewMessages, 'question_number', { number: 3 }) }).click();
      await press(page, say(viewMessages, 'to_summary'));
    },
    shows: ({ page, say }) => page.getByText(say(viewMessages, 'summary')),
  },
  {
    name: 'player: all on a page',
    path: ({ onPage }) => `/play/attempt/${onPage.attempt}`,
    shows: ({ page }) => page.getByRole('radio').first(),
  },
  {
    name: 'player: open question',
    path: ({ open }) => `/play/attempt/${open.begun}`,
    steps: ({ page, say }) =>
      page.getByRole('button', { name: say(viewMessages, 'question_number', { number: 1 }) }).click(),
    shows: ({ page, say }) => page.getByRole('button', { name: say(attachmentMessages, 'choose_picture') }),
  },
  {
    name: 'player: marks held back',
    path: ({ open }) => `/play/attempt/${open.submitted}`,
    shows: ({ page, say }) => page.getByText(say(submittedMessages, 'later_held')),
  },
  {
    name: 'player: submit dialog',
    path: ({ onPage }) => `/play/attempt/${onPage.attempt}`,
    steps: ({ page, say }) => press(page, say(attemptMessages, 'submit')),
    shows: dialog,
  },
  {
    name: 'player: result',
    path: ({ done }) => `/play/attempt/${done.attempt}`,
    shows: ({ page, say }) => page.getByText(say(submittedMessages, 'your_score')),
  },
  {
    name: 'player: review',
    path: ({ done }) => `/play/attempt/${done.attempt}`,
    steps: ({ page, say }) => press(page, say(submittedMessages, 'see_answers')),
    shows: ({ page, say }) => page.getByText(say(viewMessages, 'right_answer')).first(),
  },
  {
    name: 'player: start, done',
    path: ({ done }) => `/play/do/${done.courseware}`,
    shows: ({ page, say }) => page.getByText(say(startMessages, 'earlier')),
  },
  {
    name: 'player: start, without marks',
    path: ({ reading }) => `/play/do/${reading.courseware}`,
    shows: ({ page, say }) => page.getByRole('button', { name: say(startMessages, 'open'), exact: true }),
  },
  {
    name: 'player: reading',
    path: ({ reading }) => `/play/attempt/${reading.attempt}`,
    shows: ({ page, say }) => page.getByRole('button', { name: say(attemptMessages, 'done') }),
  },
  {
    name: 'attempt, video quiz',
    path: ({ film }) => `/play/attempt/${film.attempt}`,
    shows: ({ page, say }) => page.getByText(say(videoMessages, 'no_skipping')),
  },
  {
    name: 'player: card wall',
    path: ({ wall }) => `/play/attempt/${wall.attempt}`,
    shows: ({ page, say }) => page.getByLabel(say(wallMessages, 'your_card')),
  },
  {
    name: 'player: drawing',
    path: ({ drawing }) => `/play/attempt/${drawing.begun}`,
    shows: ({ page, say }) => page.getByRole('application', { name: say(drawingMessages, 'your_drawing') }),
  },
  {
    name: 'player: cards',
    path: ({ cards }) => `/play/attempt/${cards.begun}`,
    shows: ({ page, say }) => page.getByRole('group', { name: say(cardMessages, 'cards') }),
  },
  {
    name: 'player: cards, marked',
    path: ({ cards }) => `/play/attempt/${cards.submitted}`,
    steps: ({ page, say }) =>
      page.getByRole('button', { name: say(submittedMessages, 'see_answers') }).click(),
    shows: ({ page, say }) => page.getByRole('application', { name: say(cardMessages, 'your_page') }),
  },
  {
    name: 'player: group board',
    path: ({ boards }) => `/play/attempt/${boards.attempt}`,
    shows: ({ page, say }) => page.getByRole('application', { name: say(boardMessages, 'your_board') }),
  },
  {
    name: 'player: board of the class',
    path: ({ boards }) => `/play/attempt/${boards.classAttempt}`,
    shows: ({ page, say }) => page.getByRole('application', { name: say(boardMessages, 'class_board') }),
  },
  {
    name: 'player: worksheet',
    path: ({ sheet }) => `/play/attempt/${sheet.attempt}`,
    shows: ({ page, say }) => page.getByRole('application', { name: say(sheetMessages, 'your_sheet') }),
  },
  {
    name: 'player: finished',
    path: ({ read }) => `/play/attempt/${read.attempt}`,
    shows: ({ page, say }) => page.getByText(say(submittedMessages, 'finished_note')),
  },
  {
    name: 'player: 404',
    path: () => '/play/do/0',
    shows: ({ page, say }) => page.getByText(say(playerMessages, 'not_found_title')),
  },
];
