import { editorMessages as wallEditorMessages } from '#activities/cardsend/editor/editor-messages.ts';
import { editorMessages as cardEditorMessages } from '#activities/drawcard/editor/editor-messages.ts';
import { editorMessages as sheetEditorMessages } from '#activities/penactivity/editor/editor-messages.ts';
import { timelineMessages } from '#activities/videoquiz/editor/timeline/timeline-messages.ts';
import { boardMessages } from '#activities/webviewgroupdraw/board/board-messages.ts';
import { taskFieldMessages } from '#parts/drawing-tasks/editor/messages.ts';
import { editorMessages as quizMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { multipleEditorMessages } from '#parts/quiz-questions/kinds/multiple/editor-messages.ts';
import { numberQuestionMessages } from '#parts/quiz-questions/kinds/number/editor-messages.ts';
import { openMessages } from '#parts/quiz-questions/kinds/open/editor/open-messages.ts';
import { shorttextEditorMessages } from '#parts/quiz-questions/kinds/shorttext/editor-messages.ts';
import { singleEditorMessages } from '#parts/quiz-questions/kinds/single/editor-messages.ts';
import { numberEditorMessages } from '#parts/quiz-questions/numbers/editor/number-editor-messages.ts';
import { compareMessages } from '#parts/quiz-questions/typed-texts/compare-messages.ts';
import { editorMessages as pageEditorMessages } from '#parts/reading/editor/messages.ts';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { dialog, type Look, openMenu, press, type Screen, type Things } from './screen.ts';

const editor = ({ activity }: Things) => `/teacher/diy/edit/diyquiz/${activity}`;
const newQuiz = () => '/teacher/diy/add/diyquiz';

/** Goes to a question of the quiz in the editor, from 1. */
const chooseQuestion =
  (number: number) =>
  async ({ page }: Look) =>
    page
      .getByRole('navigation')
      .getByRole('listitem')
      .locator('button[id^=question-]')
      .nth(number - 1)
      .click();

const typePicker: Screen['shows'] = ({ page, say }) =>
  page.getByRole('heading', { name: say(activityMessages, 'pick_title') });

export const diyScreens: readonly Screen[] = [
  {
    name: 'DIY list',
    path: () => '/teacher/diy',
    shows: ({ page }) => page.getByRole('table').or(page.getByRole('list')).first(),
  },
  {
    name: 'DIY list, menu of an activity',
    reopens: true,
    path: () => '/teacher/diy',
    steps: ({ page }) => page.getByRole('main').locator('button[aria-haspopup=menu]').first().click(),
    shows: ({ page, say }) => page.getByRole('menuitem', { name: say(activityMessages, 'copy') }),
  },
  {
    name: 'DIY list, add to a unit',
    path: () => `/teacher/diy?keyword=${encodeURIComponent('10 + 2')}`,
    steps: ({ page, say }) =>
      openMenu(page, say(activityMessages, 'more', { name: '10 + 2' }), say(activityMessages, 'add_to_unit')),
    shows: dialog,
  },
  {
    name: 'DIY list, nothing found',
    path: () => '/teacher/diy?keyword=99999',
    shows: ({ page, say }) => page.getByText(say(activityMessages, 'nothing_found_text')),
  },
  {
    name: 'editor, link',
    path: ({ reading }) => `/teacher/diy/edit/link/${reading.activity}`,
    shows: ({ page, say }) => page.getByLabel(say(pageEditorMessages, 'address')),
  },
  {
    name: 'editor, web page, new',
    path: () => '/teacher/diy/add/webview',
    shows: ({ page, say }) => page.getByText(say(pageEditorMessages, 'nothing_yet')),
  },
  {
    name: 'editor, card wall',
    path: ({ wall }) => `/teacher/diy/edit/cardsend/${wall.activity}`,
    shows: ({ page, say }) => page.getByLabel(say(wallEditorMessages, 'words')).first(),
  },
  {
    name: 'editor, drawing',
    path: ({ drawing }) => `/teacher/diy/edit/drawsomething/${drawing.activity}`,
    steps: ({ page, say }) => page.getByText(say(taskFieldMessages, 'preset_own')).click(),
    shows: ({ page, say }) => page.getByRole('group', { name: say(taskFieldMessages, 'own_colours') }),
  },
  {
    name: 'editor, cards',
    path: ({ cards }) => `/teacher/diy/edit/drawcard/${cards.activity}`,
    shows: ({ page, say }) =>
      page.getByRole('group', { name: say(cardEditorMessages, 'right_cards') }).first(),
  },
  {
    name: 'editor, group board',
    path: ({ boards }) => `/teacher/diy/edit/webviewgroupdraw/${boards.activity}`,
    shows: ({ page, say }) => page.getByRole('application', { name: say(boardMessages, 'your_board') }),
  },
  {
    name: 'editor, worksheet',
    path: ({ sheet }) => `/teacher/diy/edit/penactivity/${sheet.activity}`,
    shows: ({ page, say }) => page.getByRole('button', { name: say(sheetEditorMessages, 'add_region') }),
  },
  {
    name: 'editor, video quiz',
    path: ({ film }) => `/teacher/diy/edit/videoquiz/${film.activity}`,
    shows: ({ page, say }) => page.getByRole('slider', { name: say(timelineMessages, 'end') }),
  },
  { name: 'type picker', path: () => '/teacher/diy/create', shows: typePicker },
  {
    name: 'editor, new',
    path: newQuiz,
    shows: ({ page, say }) => page.getByText(say(quizMessages, 'start_title')),
  },
  {
    name: 'editor, issues',
    path: newQuiz,
    steps: async ({ page, say }) => {
      await page.getByText(say(singleEditorMessages, 'hint')).click();
      await press(page, say(editorMessages, 'complete'));
      // Waits for the save, because unsaved edits would be restored into the next new quiz.
      await page.locator('[data-save=saved]').waitFor();
    },
    shows: ({ page, say }) => page.getByText(say(editorMessages, 'issues_hint')),
  },
  {
    name: 'editor, picture body',
    path: newQuiz,
    steps: async ({ page, say }) => {
      await page.getByText(say(multipleEditorMessages, 'hint')).click();
      await page.getByText(say(quizMessages, 'picture'), { exact: true }).first().click();
      await press(page, say(quizMessages, 'use_picture', { letter: 'A' }));
    },
    shows: ({ page, say }) => page.getByText(say(quizMessages, 'drop_picture')).first(),
  },
  {
    name: 'editor, single choice',
    path: editor,
    steps: chooseQuestion(1),
    shows: ({ page, say }) => page.getByText(say(quizMessages, 'answers_single_help')),
  },
  {
    name: 'editor, multiple choice',
    path: editor,
    steps: chooseQuestion(2),
    shows: ({ page, say }) => page.getByText(say(quizMessages, 'answers_multiple_help')),
  },
  {
    name: 'editor, blanks',
    path: editor,
    steps: chooseQuestion(3),
    shows: ({ page, say }) => page.getByText(say(compareMessages, 'case_sensitive')),
  },
  {
    name: 'editor, number',
    path: newQuiz,
    steps: async ({ page, say }) => {
      await page.getByText(say(numberQuestionMessages, 'hint')).click();
      await page.getByText(say(numberEditorMessages, 'unit_required'), { exact: true }).click();
      await page.locator('[data-save=saved]').waitFor();
    },
    shows: ({ page, say }) => page.getByLabel(say(numberEditorMessages, 'units')),
  },
  {
    name: 'editor, short answer',
    path: newQuiz,
    steps: async ({ page, say }) => {
      await page.getByText(say(shorttextEditorMessages, 'hint')).click();
      await page.locator('[data-save=saved]').waitFor();
    },
    shows: ({ page, say }) => page.getByText(say(shorttextEditorMessages, 'accepted_help')),
  },
  {
    name: 'editor, open question',
    path: ({ open }) => `/teacher/diy/edit/diyquiz/${open.activity}`,
    steps: chooseQuestion(1),
    shows: ({ page, say }) => page.getByLabel(say(openMessages, 'model_answer')),
  },
  {
    name: 'editor, adding a question',
    reopens: true,
    path: editor,
    steps: ({ page, say }) => press(page, say(quizMessages, 'add_other_type')),
    shows: ({ page }) => page.getByRole('menuitem').first(),
  },
  {
    name: 'editor, settings',
    path: editor,
    steps: ({ page, say }) => page.getByRole('tab', { name: say(editorMessages, 'settings') }).click(),
    shows: ({ page, say }) => page.getByText(say(editorMessages, 'startup_screen')).first(),
  },
  {
    name: 'editor, paste',
    path: editor,
    steps: async ({ page, say }) => {
      await press(page, say(quizMessages, 'paste'));
      await page.getByRole('dialog').getByRole('textbox').fill('1. 2 + 2 = ?\nA. 3\nB. 4 *\n\n2. 3 + 3 = ?');
    },
    shows: ({ page }) => page.getByRole('dialog').getByText('2 + 2 = ?').last(),
  },
  {
    name: 'editor, preview',
    path: editor,
    steps: ({ page, say }) => press(page, say(editorMessages, 'preview')),
    shows: dialog,
  },
  {
    name: 'editor, missing',
    path: () => '/teacher/diy/edit/diyquiz/999999',
    shows: ({ page, say }) => page.getByText(say(editorMessages, 'not_found_title')),
  },
];
