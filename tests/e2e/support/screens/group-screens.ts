import { groupMessages } from '#teacher/features/groups/messages.ts';
import { classFilterMessages } from '#teacher/shared/class-filter/class-filter-messages.ts';
import { cardMessages } from '#teacher/shared/password-cards/card-messages.ts';
import { dialog, type Look, press, type Screen } from './screen.ts';

const path = () => '/group-settings/list';

/** Goes to a class of the past year, which has no groups. The tab remembers the year, so this screen must be the last. */
const goToPastYear = async ({ page, say }: Look) => {
  await page.getByLabel(say(classFilterMessages, 'term')).selectOption({ index: 1 });
};

export const groupScreens: readonly Screen[] = [
  {
    name: 'group settings',
    path,
    shows: ({ page }) => page.getByRole('main').getByRole('listitem').nth(29),
  },
  {
    name: 'split into groups',
    path,
    steps: ({ page, say }) => press(page, say(groupMessages, 'split')),
    shows: dialog,
  },
  {
    name: 'students apart and together',
    path,
    steps: ({ page, say }) => press(page, say(groupMessages, 'pairs')),
    shows: dialog,
  },
  {
    name: 'history of groups',
    path,
    steps: ({ page, say }) => press(page, say(groupMessages, 'history')),
    shows: dialog,
  },
  {
    name: 'new passwords for a class',
    path,
    steps: ({ page, say }) => press(page, say(cardMessages, 'class_passwords')),
    shows: dialog,
  },
  {
    name: 'create a group set',
    path,
    steps: ({ page, say }) => press(page, say(groupMessages, 'new_set')),
    shows: dialog,
  },
  {
    name: 'group settings, empty',
    path,
    steps: goToPastYear,
    shows: ({ page, say }) => page.getByText(say(groupMessages, 'empty')),
  },
];
