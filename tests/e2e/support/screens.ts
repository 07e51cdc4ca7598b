import type { Locator, Page } from '@playwright/test';
import { editorMessages as quizMessages } from '#activities/quiz-questions/editor/messages.ts';
import { messages as viewMessages } from '#activities/quiz-questions/views/messages.ts';
import type { Language, Messages } from '#contract/language.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { joinMessages } from '#player/features/join/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { playerMessages } from '#player/shared/messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { editorMessages } from '#teacher/features/diy/editor-messages.ts';
import { messages as diyMessages } from '#teacher/features/diy/messages.ts';
import { loginMessages } from '#teacher/features/session/login-messages.ts';
import { sessionMessages } from '#teacher/features/session/messages.ts';
import { shellMessages } from '#teacher/features/shell/messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { words } from './words.ts';

/** Every screen of both apps: how to get there, and what is there once it is. A new screen is one line. */

export type Things = {
  unit: number;
  emptyUnit: number;
  activity: number;
  /** Checked at once, one by one; all on a page; handed in; not begun. */
  checked: { courseware: number; attempt: number };
  onPage: { attempt: number };
  done: { courseware: number; attempt: number };
  fresh: { courseware: number; code: string };
  student: number;
};

type Say = <M extends Messages>(
  messages: M,
  key: keyof M & string,
  params?: Record<string, string | number>,
) => string;
type Look = { page: Page; say: Say; things: Things };

export type Screen = {
  name: string;
  path: (things: Things) => string;
  /** What is clicked to get from the path to the screen. */
  steps?: (look: Look) => Promise<void>;
  shows: (look: Look) => Locator;
};

export function sayIn(lang: Language): Say {
  return (messages, key, params) => words(messages, lang)(key, params);
}

const heading =
  (level: number): ((look: Look) => Locator) =>
  ({ page }) =>
    page.getByRole('heading', { level }).first();
const dialog = ({ page }: Look) => page.getByRole('dialog');
const press = async (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

const unitList = () => '/unit/list';
const courseList = ({ unit }: Things) => `/unit/course/list?unit_id=${unit}`;
const editor = ({ activity }: Things) => `/teacher/diy/edit/diyquiz/${activity}`;
const newQuiz = () => '/teacher/diy/add/diyquiz';

async function openMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

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

const account = (say: Say) => say(shellMessages, 'account', { name: '' }).trim();
const typePicker: Screen['shows'] = ({ page, say }) =>
  page.getByRole('heading', { name: say(diyMessages, 'pick_title') });
const unitNamed = (look: Look) =>
  look.page.getByRole('button', { name: look.say(unitMessages, 'more', { name: '10 + 1' }) }).first();

export const visitorScreens: readonly Screen[] = [
  { name: 'sign-in, teacher', path: () => '/login', shows: heading(1) },
  {
    name: 'sign-in, errors',
    path: () => '/login',
    steps: ({ page, say }) => press(page, say(loginMessages, 'log_in')),
    shows: ({ page, say }) => page.getByText(say(loginMessages, 'password_short')),
  },
  {
    name: 'sign-in, student',
    path: () => '/login',
    steps: ({ page, say }) =>
      page.getByRole('radio', { name: say(loginMessages, 'student'), exact: true }).check({ force: true }),
    shows: ({ page, say }) => page.getByText(say(sessionMessages, 'select_teacher')),
  },
  { name: 'player: sign-in', path: () => '/play/sign-in', shows: heading(1) },
  {
    name: 'player: sign-in, errors',
    path: () => '/play/sign-in',
    steps: ({ page, say }) => press(page, say(joinMessages, 'sign_in')),
    shows: ({ page, say }) => page.getByText(say(joinMessages, 'email_required')),
  },
  {
    name: 'player: join',
    path: ({ fresh }) => `/play/${fresh.code}`,
    shows: ({ page, say }) => page.getByText(say(joinMessages, 'guest_title')),
  },
  {
    name: 'player: unknown code',
    path: () => '/play/AAAAAA',
    shows: ({ page, say }) => page.getByText(say(joinMessages, 'unknown_code_title')),
  },
];

export const teacherScreens: readonly Screen[] = [
  { name: 'home', path: () => '/home', shows: heading(2) },
  { name: 'my unit', path: () => '/unit/condition', shows: heading(2) },
  {
    name: 'account menu',
    path: () => '/home',
    steps: ({ page, say }) => page.getByRole('button', { name: account(say) }).click(),
    shows: ({ page, say }) => page.getByRole('menuitem', { name: say(shellMessages, 'log_out') }),
  },
  {
    name: 'language menu',
    path: () => '/home',
    steps: ({ page, say }) => page.getByRole('button', { name: say(commonMessages, 'language') }).click(),
    shows: ({ page }) => page.getByRole('menuitem', { name: '繁體中文' }),
  },
  {
    name: 'log-out dialog',
    path: () => '/home',
    steps: ({ page, say }) => openMenu(page, account(say), say(shellMessages, 'log_out')),
    shows: ({ page }) => page.getByRole('alertdialog'),
  },
  { name: 'unit list', path: unitList, shows: unitNamed },
  {
    name: 'unit list, nothing found',
    path: () => '/unit/list?keyword=99999',
    shows: ({ page, say }) => page.getByText(say(unitMessages, 'nothing_found_text')),
  },
  {
    name: 'create a unit',
    path: unitList,
    steps: ({ page, say }) => press(page, say(unitMessages, 'create')),
    shows: dialog,
  },
  {
    name: 'create a unit, errors',
    path: unitList,
    steps: async ({ page, say }) => {
      await press(page, say(unitMessages, 'create'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(unitMessages, 'create') })
        .click();
    },
    shows: ({ page, say }) => page.getByText(say(unitMessages, 'name_required')),
  },
  {
    name: 'copy a unit',
    path: unitList,
    steps: ({ page, say }) => press(page, say(unitMessages, 'copy_unit')),
    shows: dialog,
  },
  {
    name: 'menu of a unit',
    path: unitList,
    steps: (look) => unitNamed(look).click(),
    shows: ({ page, say }) => page.getByRole('menuitem', { name: say(unitMessages, 'rename') }),
  },
  {
    name: 'rename a unit',
    path: unitList,
    steps: ({ page, say }) =>
      openMenu(page, say(unitMessages, 'more', { name: '10 + 1' }), say(unitMessages, 'rename')),
    shows: dialog,
  },
  {
    name: 'delete a unit',
    path: unitList,
    steps: ({ page, say }) =>
      openMenu(page, say(unitMessages, 'more', { name: '10 + 1' }), say(commonMessages, 'delete')),
    shows: ({ page }) => page.getByRole('alertdialog'),
  },
  { name: 'course list', path: courseList, shows: heading(2) },
  {
    name: 'course list, empty',
    path: ({ emptyUnit }) => `/unit/course/list?unit_id=${emptyUnit}`,
    shows: ({ page, say }) => page.getByText(say(coursewareMessages, 'empty_text')),
  },
  {
    name: 'course list, selecting',
    path: courseList,
    steps: ({ page, say }) => press(page, say(coursewareMessages, 'select')),
    shows: ({ page, say }) => page.getByRole('button', { name: say(coursewareMessages, 'select_all') }),
  },
  {
    name: 'add to a unit',
    path: courseList,
    steps: ({ page, say }) =>
      openMenu(page, say(coursewareMessages, 'add'), say(coursewareMessages, 'add_from_diy')),
    shows: ({ page }) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
  {
    name: 'courseware settings',
    path: courseList,
    steps: ({ page, say }) => press(page, say(coursewareMessages, 'settings_named', { name: '10 + 2' })),
    shows: dialog,
  },
  {
    name: 'join panel',
    path: courseList,
    steps: ({ page }) =>
      page
        .getByRole('button', { name: /[A-Z\d]{3} [A-Z\d]{3}/ })
        .first()
        .click(),
    shows: ({ page }) => page.getByRole('dialog').locator('figure'),
  },
  {
    name: 'courseware preview',
    path: courseList,
    steps: ({ page, say }) => press(page, say(coursewareMessages, 'preview_named', { name: '10 + 2' })),
    shows: ({ page }) => page.frameLocator('iframe').getByText('1 + 1 = ?').first(),
  },
  { name: 'course search', path: () => '/teacher/course', shows: heading(2) },
  {
    name: 'DIY list',
    path: () => '/teacher/diy',
    shows: ({ page }) => page.getByRole('table').or(page.getByRole('list')).first(),
  },
  {
    name: 'DIY list, menu of an activity',
    path: () => '/teacher/diy',
    steps: ({ page }) => page.getByRole('main').locator('button[aria-haspopup=menu]').first().click(),
    shows: ({ page, say }) => page.getByRole('menuitem', { name: say(diyMessages, 'copy') }),
  },
  {
    name: 'DIY list, add to a unit',
    path: () => '/teacher/diy?keyword=10',
    steps: ({ page, say }) =>
      openMenu(page, say(diyMessages, 'more', { name: '10 + 2' }), say(diyMessages, 'add_to_unit')),
    shows: dialog,
  },
  {
    name: 'DIY list, nothing found',
    path: () => '/teacher/diy?keyword=99999',
    shows: ({ page, say }) => page.getByText(say(diyMessages, 'nothing_found_text')),
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
      await page.getByText(say(quizMessages, 'single_hint')).click();
      await press(page, say(editorMessages, 'complete'));
    },
    shows: ({ page, say }) => page.getByText(say(editorMessages, 'issues_hint')),
  },
  {
    name: 'editor, picture body',
    path: newQuiz,
    steps: async ({ page, say }) => {
      await page.getByText(say(quizMessages, 'multiple_hint')).click();
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
    shows: ({ page, say }) => page.getByText(say(quizMessages, 'case_sensitive')),
  },
  {
    name: 'editor, adding a question',
    path: editor,
    steps: ({ page, say }) => press(page, say(quizMessages, 'add_question')),
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
  {
    name: 'study list',
    path: () => '/study-situation-view/list',
    shows: ({ page }) => page.getByRole('table'),
  },
  {
    name: 'grid',
    path: ({ done }) => `/study-situation-view/grid?courseware_id=${done.courseware}`,
    shows: ({ page }) => page.getByRole('rowheader').first(),
  },
  {
    name: 'grid, waiting',
    path: ({ fresh }) => `/study-situation-view/grid?courseware_id=${fresh.courseware}`,
    shows: ({ page, say }) => page.getByText(say(studyMessages, 'waiting_title')),
  },
  {
    name: 'question detail',
    path: ({ done }) =>
      `/study-situation-view/question-detail?courseware_id=${done.courseware}&question_id=q2`,
    shows: ({ page, say }) => page.getByRole('heading', { name: say(studyMessages, 'distribution') }),
  },
  {
    name: 'personal detail',
    path: ({ done, student }) =>
      `/study-situation-view/personal-detail?courseware_id=${done.courseware}&user_id=${student}`,
    shows: ({ page, say }) => page.getByLabel(say(studyMessages, 'comment')),
  },
  {
    name: 'personal detail, nothing yet',
    path: ({ fresh, student }) =>
      `/study-situation-view/personal-detail?courseware_id=${fresh.courseware}&user_id=${student}`,
    shows: heading(1),
  },
  { name: '404', path: () => '/404', shows: heading(1) },
];

export const studentScreens: readonly Screen[] = [
  { name: 'player: home', path: () => '/play/', shows: ({ page }) => page.getByText('10 + 2').first() },
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
    name: 'player: submit dialog',
    path: ({ onPage }) => `/play/attempt/${onPage.attempt}`,
    steps: ({ page, say }) => press(page, say(attemptMessages, 'submit')),
    shows: dialog,
  },
  {
    name: 'player: result',
    path: ({ done }) => `/play/attempt/${done.attempt}`,
    shows: ({ page, say }) => page.getByText(say(attemptMessages, 'your_score')),
  },
  {
    name: 'player: review',
    path: ({ done }) => `/play/attempt/${done.attempt}`,
    steps: ({ page, say }) => press(page, say(attemptMessages, 'see_answers')),
    shows: ({ page, say }) => page.getByText(say(viewMessages, 'right_answer')).first(),
  },
  {
    name: 'player: start, done',
    path: ({ done }) => `/play/do/${done.courseware}`,
    shows: ({ page, say }) => page.getByText(say(startMessages, 'earlier')),
  },
  {
    name: 'player: 404',
    path: () => '/play/do/0',
    shows: ({ page, say }) => page.getByText(say(playerMessages, 'not_found_title')),
  },
];
