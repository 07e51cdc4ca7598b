import { groupMessages } from '#teacher/features/groups/messages.ts';
import { dialog, press, type Screen } from './screen.ts';

const path = () => '/group-settings/list';

/** The demo school has no groups at first: other journeys know its students without them. */
export const groupScreens: readonly Screen[] = [
  {
    name: 'group settings, empty',
    path,
    shows: ({ page, say }) => page.getByText(say(groupMessages, 'empty')),
  },
  {
    name: 'create a group set',
    path,
    steps: ({ page, say }) => press(page, say(groupMessages, 'new_set')),
    shows: dialog,
  },
];
