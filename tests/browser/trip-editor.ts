import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { digitaltravel } from '#activities/digitaltravel/activity.ts';
import { createStop } from '#activities/digitaltravel/editor/create-stop.ts';
import { Editor } from '#activities/digitaltravel/editor/editor.tsx';
import { createEmptyTrip, type Stop, type Trip } from '#activities/digitaltravel/model.ts';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { EditorProps } from '#form/activity-views.ts';
import type { ShownPanorama } from '#parts/panorama/model.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';

/** The editor on a trip along a promenade. */

const folder = '/src/demo/media/promenade/promenade-';
const promenade: ShownPanorama = {
  degrees: { width: 360, height: 180 },
  base: { url: `${folder}1.webp`, width: 1_024, height: 512 },
  levels: [
    {
      width: 2_048,
      height: 1_024,
      tile: 1_024,
      columns: 2,
      urls: [`${folder}2.webp`, `${folder}3.webp`],
    },
  ],
};
const conversionResults: ConversionResults = { 'promenade.jpg': { panorama: promenade } };

export const panoramaStop = (changed: Partial<Stop> = {}): Stop =>
  createStop({
    id: 'pier',
    name: 'Pier',
    panorama: { media: 'promenade.jpg', name: 'promenade.jpg' },
    ...changed,
  });
export const pictureStop = (changed: Partial<Stop> = {}): Stop =>
  createStop({
    id: 'tower',
    name: 'Tower',
    scene: 'picture',
    picture: { url: `${folder}1.webp`, width: 1_024, height: 512, alt: '' },
    ...changed,
  });
export const askAt = (stopId: string, id: string, text = ''): Trip['questions'][number] => ({
  ...createQuestion('open'),
  id,
  body: { kind: 'word', text },
  stop_id: stopId,
});

export const uploadFile = vi.fn<EditorProps['uploadFile']>();
let shownDraft: () => Trip;
let shownIssues: () => ReturnType<typeof digitaltravel.content.findIssues>;
/** The draft as it is now. */
export const latest = () => shownDraft();
export const issues = () => shownIssues();

export async function showTripEditor(changed: Partial<Trip> = {}, goTo?: EditorProps['goTo']) {
  await page.viewport(1366, 900);
  const content: Trip = { ...createEmptyTrip(), ...changed };
  const shown = await showEditor({
    model: digitaltravel,
    Editor,
    content,
    conversionResults,
    uploadFile,
    goTo,
  });
  shownDraft = shown.draft;
  shownIssues = () => [...shown.issues()];
  return shown.screen;
}
