import { editorMessages as tripMessages } from '#activities/digitaltravel/editor/editor-messages.ts';
import { mapMessages } from '#activities/digitaltravel/editor/map/map-messages.ts';
import { panelMessages } from '#activities/digitaltravel/editor/panel/panel-messages.ts';
import { settingsMessages } from '#activities/digitaltravel/editor/settings/settings-messages.ts';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { heading, type Look, press, type Screen } from './screen.ts';

const newTrip = () => '/digitalTravel/create';
const openPart =
  (part: 'part_map' | 'part_settings') =>
  ({ page, say }: Look) =>
    page.getByRole('tab', { name: say(tripMessages, part), exact: true }).click();

/** Trips: their list, and the parts of their editor. */
export const travelScreens: readonly Screen[] = [
  { name: 'trip list', path: () => '/digitalTravel/list', shows: heading(1) },
  {
    name: 'trip editor, new',
    path: newTrip,
    shows: ({ page, say }) => page.getByText(say(tripMessages, 'empty_title')),
  },
  {
    name: 'trip editor, stop',
    path: newTrip,
    steps: async ({ page, say }) => {
      await press(page, say(tripMessages, 'add_stop'));
      // Waits for the save, because unsaved edits would be restored into the next new trip.
      await page.locator('[data-save=saved]').waitFor();
    },
    shows: ({ page, say }) => page.getByLabel(say(panelMessages, 'name')),
  },
  {
    name: 'trip editor, map',
    path: newTrip,
    steps: openPart('part_map'),
    shows: ({ page, say }) => page.getByText(say(mapMessages, 'ground_tiles_hint')),
  },
  {
    name: 'trip editor, arrangement',
    path: newTrip,
    steps: openPart('part_settings'),
    shows: ({ page, say }) => page.getByText(say(settingsMessages, 'proposals')),
  },
  {
    name: 'trip editor, missing',
    path: () => '/digitalTravel/edit/999999',
    shows: ({ page, say }) => page.getByText(say(editorMessages, 'not_found_title')),
  },
];
