import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { targetMessages } from '#teacher/shared/courseware-settings/target-messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { dialog, heading, type Look, openMenu, press, type Screen, type Things } from './screen.ts';

const unitList = () => '/unit/list';
/** A short list of units: a long one restores its scroll position late, which would hide a menu that is already open. */
const shortUnitList = () => `/unit/list?keyword=${encodeURIComponent('10 + 1')}`;
const courseList = ({ unit }: Things) => `/unit/course/list?unit_id=${unit}`;

const unitNamed = (look: Look) =>
  look.page.getByRole('button', { name: look.say(unitMessages, 'more', { name: '10 + 1' }) }).first();

export const unitScreens: readonly Screen[] = [
  { name: 'unit list', path: unitList, shows: unitNamed },
  {
    name: 'unit list, nothing found',
    path: () => '/unit/list?keyword=99999',
    shows: ({ page, say }) => page.getByText(say(unitMessages, 'nothing_found_text')),
  },
  {
    name: 'create a unit',
    path: shortUnitList,
    steps: ({ page, say }) => press(page, say(unitMessages, 'create')),
    shows: dialog,
  },
  {
    name: 'create a unit, errors',
    path: shortUnitList,
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
    path: shortUnitList,
    steps: ({ page, say }) => press(page, say(unitMessages, 'copy_unit')),
    shows: dialog,
  },
  {
    name: 'menu of a unit',
    reopens: true,
    path: shortUnitList,
    steps: (look) => unitNamed(look).click(),
    shows: ({ page, say }) => page.getByRole('menuitem', { name: say(unitMessages, 'rename') }),
  },
  {
    name: 'rename a unit',
    reopens: true,
    path: shortUnitList,
    steps: ({ page, say }) =>
      openMenu(page, say(unitMessages, 'more', { name: '10 + 1' }), say(unitMessages, 'rename')),
    shows: dialog,
  },
  {
    name: 'delete a unit',
    reopens: true,
    path: shortUnitList,
    steps: ({ page, say }) =>
      openMenu(page, say(unitMessages, 'more', { name: '10 + 1' }), say(commonMessages, 'delete')),
    shows: ({ page }) => page.getByRole('alertdialog'),
  },
  { name: 'course list', path: courseList, shows: heading(2) },
  {
    name: 'course list, no unit chosen',
    path: () => '/unit/course/list',
    shows: ({ page, say }) => page.getByText(say(coursewareMessages, 'no_unit_text')),
  },
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
    name: 'due time of several coursewares',
    path: courseList,
    steps: async ({ page, say }) => {
      await press(page, say(coursewareMessages, 'select'));
      await press(page, say(coursewareMessages, 'select_all'));
      await press(page, say(coursewareMessages, 'set_due'));
    },
    shows: dialog,
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
    name: 'courseware settings, some students',
    path: courseList,
    steps: async ({ page, say }) => {
      await press(page, say(coursewareMessages, 'settings_named', { name: '10 + 2' }));
      await page.getByText(say(targetMessages, 'for_students'), { exact: true }).click();
    },
    shows: ({ page }) =>
      page
        .getByRole('dialog')
        .getByText(/ \[.+\]$/)
        .first(),
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
    steps: ({ page, say }) =>
      openMenu(page, say(coursewareMessages, 'more', { name: '10 + 2' }), say(coursewareMessages, 'preview')),
    shows: ({ page }) => page.frameLocator('iframe').getByText('1 + 1 = ?').first(),
  },
  { name: 'course search', path: () => '/teacher/course', shows: heading(2) },
];
