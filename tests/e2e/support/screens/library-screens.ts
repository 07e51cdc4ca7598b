import { shareMessages } from '#teacher/features/activities/library/share-messages.ts';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { resourceMessages } from '#teacher/features/resources/messages.ts';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { dialog, heading, openMenu, press, type Screen, type Things } from './screen.ts';

const detail = ({ resource }: Things) => `/resources/detail?id=${resource}`;
const courseList = ({ unit }: Things) => `/unit/course/list?unit_id=${unit}`;

/** The library, sharing to it, and updating coursewares. */
export const libraryScreens: readonly Screen[] = [
  {
    name: 'library',
    path: () => '/resources/list?keyword=10',
    shows: ({ page }) => page.getByRole('link', { name: '10 + 5' }).first(),
  },
  {
    name: 'library, for a unit',
    path: ({ unit }) => `/resources/list?keyword=10&unit_id=${unit}`,
    shows: ({ page, say }) => page.getByText(say(resourceMessages, 'adding_to', { unit: '10 + 1' })),
  },
  {
    name: 'library, nothing found',
    path: () => '/resources/list?keyword=99999',
    shows: ({ page, say }) => page.getByText(say(resourceMessages, 'nothing_found_text')),
  },
  {
    name: 'library, copying',
    path: ({ unit }) => `/resources/list?keyword=10&unit_id=${unit}`,
    steps: ({ page, say }) => press(page, say(resourceMessages, 'copy_named', { name: '10 + 5' })),
    shows: dialog,
  },
  { name: 'resource', path: detail, shows: heading(1) },
  {
    name: 'resource, preview',
    path: detail,
    steps: ({ page, say }) => press(page, say(resourceMessages, 'preview')),
    shows: ({ page }) => page.frameLocator('iframe').getByText('1 + 1 = ?').first(),
  },
  {
    name: 'DIY list, shared and copied',
    path: () => '/teacher/diy?keyword=10',
    shows: ({ page, say }) => page.getByText(say(shareMessages, 'original_changed')).first(),
  },
  {
    name: 'DIY list, menu of what is shared',
    reopens: true,
    path: () => '/teacher/diy?keyword=10',
    // The oldest resource, because those of other languages may not be shared yet.
    steps: ({ page, say }) =>
      page
        .getByRole('button', { name: say(activityMessages, 'more', { name: '10 + 3' }) })
        .last()
        .click(),
    shows: ({ page, say }) => page.getByRole('menuitem', { name: say(shareMessages, 'take_back') }),
  },
  {
    name: 'changes of the original',
    path: () => '/teacher/diy?keyword=10',
    steps: ({ page, say }) => press(page, say(shareMessages, 'original_changed')),
    shows: ({ page, say }) => page.getByRole('button', { name: say(shareMessages, 'take') }),
  },
  {
    name: 'library detail, no resource chosen',
    path: () => '/resources/detail',
    shows: ({ page, say }) => page.getByText(say(resourceMessages, 'no_resource_text')),
  },
  {
    name: 'sync from the list',
    path: () => '/teacher/diy?keyword=10',
    steps: ({ page, say }) =>
      openMenu(page, say(activityMessages, 'more', { name: '10 + 4' }), say(syncMessages, 'sync')),
    shows: ({ page }) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
  {
    name: 'sync, nothing chosen',
    path: courseList,
    steps: async ({ page, say }) => {
      await press(page, say(coursewareMessages, 'sync_named', { name: '10 + 4' }));
      await page.getByRole('dialog').getByRole('checkbox').first().uncheck();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(syncMessages, 'sync'), exact: true })
        .click();
    },
    shows: ({ page, say }) => page.getByText(say(syncMessages, 'choose_one')),
  },
];
