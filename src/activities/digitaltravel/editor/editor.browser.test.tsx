import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StoredFile } from '#form/activity-type.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import {
  askAt,
  issues,
  latest,
  panoramaStop,
  pictureStop,
  showTripEditor,
  uploadFile,
} from '#tests/browser/trip-editor.ts';

/** The editor of a trip: stops, what stands on their scenes, questions and photos. */

const button = (name: string | RegExp) => page.getByRole('button', { name });
const press = (name: string | RegExp) => button(name).first().click();
const spotsOf = (index: number) => latest().stops[index]?.spots ?? [];
const names = () => latest().stops.map(({ name }) => name);

/** A JPEG with no more than the place on Victoria Peak where it was taken. */
const photoBytes =
  '/9j/4QC6RXhpZgAATU0AKgAAAAgAAodpAAQAAAABAAAAJoglAAQAAAABAAAATAAAAAAAAZADAAIAAAAUAAAAOAAAAAAyMDI2OjExOjI5IDEwOjA1OjAwAAAEAAEAAgAAAAJOAAAAAAIABQAAAAMAAACCAAMAAgAAAAJFAAAAAAQABQAAAAMAAACaAAAAAAAAABYAAAABAAAAEAAAAAEAAAYYAAAAZAAAAHIAAAABAAAACAAAAAEAABb4AAAAZP/Z';

afterEach(() => uploadFile.mockReset());

it('begins with a first stop, and goes to the name of each that is added', async () => {
  const screen = await showTripEditor();
  await expect.element(page.getByText('Where does the trip go?')).toBeVisible();
  await press('Add a stop');
  await expect.element(page.getByLabelText('Name of the stop')).toHaveFocus();
  await userEvent.keyboard('Pier');
  await press('Add a stop');
  await expect.element(page.getByLabelText('Name of the stop')).toHaveFocus();
  await userEvent.keyboard('Tower');
  await expect.poll(names).toEqual(['Pier', 'Tower']);
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it('puts information where one clicks, and moves it by keys', async () => {
  await showTripEditor({ stops: [pictureStop()] });
  await page.getByRole('img', { name: 'Tower' }).click({ position: { x: 30, y: 30 } });
  await press('Add information here');
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
  await userEvent.keyboard('The clock');
  await expect.poll(() => spotsOf(0)).toMatchObject([{ title: 'The clock' }]);
  const before = spotsOf(0)[0]?.at;
  expect(before?.x).toBeLessThan(0.2);
  (button('Information: The clock').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.poll(() => spotsOf(0)[0]?.at?.x).toBeGreaterThan(before?.x ?? 1);
  expect(spotsOf(0)[0]?.at?.y).toBeGreaterThan(before?.y ?? 1);
});

it('puts information into the middle of what is seen without a pointer, and takes it off', async () => {
  await showTripEditor({ stops: [panoramaStop({ first_view: { yaw: 90, pitch: 18, fov: 70 } })] });
  await expect.element(page.getByText('Loading the panorama…')).not.toBeInTheDocument();
  (button('Add information here').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => spotsOf(0)[0]?.at?.x).toBeCloseTo(0.75, 1);
  expect(spotsOf(0)[0]?.at?.y).toBeCloseTo(0.4, 1);
  await press('Take “Information 1” off the scene');
  await expect.poll(() => spotsOf(0)[0]?.at).toBeUndefined();
});

it('stores where students look first', async () => {
  await showTripEditor({ stops: [panoramaStop()] });
  await expect.element(page.getByText('Loading the panorama…')).not.toBeInTheDocument();
  (page.getByRole('application').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByText(/Looking 2\d° to the right/)).toBeInTheDocument();
  await press('Begin here');
  await expect.poll(() => latest().stops[0]?.first_view?.yaw).toBeGreaterThan(20);
});

it('asks new questions at the chosen stop, and moves them to another one', async () => {
  await showTripEditor({ stops: [panoramaStop(), pictureStop()], questions: [askAt('pier', 'q1', 'Why?')] });
  await press(/^2\. Tower/);
  await press('File upload');
  await expect.poll(() => latest().questions.map(({ stop_id }) => stop_id)).toEqual(['pier', 'tower']);
  expect(latest().questions[1]).toMatchObject({ type: 'open', files_only: true });
  await press('Numerical');
  await expect.poll(() => latest().questions.map(({ type }) => type)).toEqual(['open', 'open', 'number']);
  await page.getByLabelText('Asked at').selectOptions('1. Pier');
  await expect
    .poll(() => latest().questions.map(({ type, stop_id }) => [type, stop_id]))
    .toEqual([
      ['open', 'pier'],
      ['number', 'pier'],
      ['open', 'tower'],
    ]);
  await expect.element(page.getByRole('heading', { name: 'Questions at “Pier”' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
});

it('puts a question on the scene, whose mark opens it', async () => {
  await showTripEditor({
    stops: [pictureStop()],
    questions: [askAt('tower', 'q1', 'How high?'), askAt('tower', 'q2', 'How old?')],
  });
  await page.getByRole('switch', { name: /^Shown at a place in the scene/ }).click();
  await expect.poll(() => latest().questions[0]?.at).toEqual({ x: 0.5, y: 0.5 });
  await press(/^2\s*How old|How old\?/);
  await expect.element(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await press('Question: Question 1: How high?');
  await expect.element(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
});

it('removes a stop with its questions, and brings both back', async () => {
  await showTripEditor({
    stops: [panoramaStop(), pictureStop()],
    questions: [askAt('pier', 'q1'), askAt('tower', 'q2')],
  });
  await press('Remove the stop');
  await expect.poll(names).toEqual(['Tower']);
  expect(latest().questions.map(({ id }) => id)).toEqual(['q2']);
  await press('Undo');
  await expect.poll(names).toEqual(['Pier', 'Tower']);
  expect(latest().questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
});

it('moves stops by keys, with their questions', async () => {
  await showTripEditor({
    stops: [panoramaStop(), pictureStop()],
    questions: [askAt('pier', 'q1'), askAt('tower', 'q2')],
  });
  (button('Move “Pier”').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Now at place 2 of 2.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(names).toEqual(['Tower', 'Pier']);
  expect(latest().questions.map(({ id }) => id)).toEqual(['q2', 'q1']);
});

it('makes stops of photos, on the map where the photo says its place', async () => {
  uploadFile.mockImplementation(
    async (file): Promise<StoredFile> => ({
      id: 1,
      url: '/src/demo/media/promenade/promenade-1.webp',
      name: file.name,
      mime: 'image/jpeg',
      bytes: file.size,
      width: 1_024,
      height: 512,
    }),
  );
  await showTripEditor();
  const bytes = Uint8Array.from(atob(photoBytes), (char) => char.charCodeAt(0));
  const files = [new File([bytes], 'Peak.jpg'), new File(['none'], 'Quay.jpg')];
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  await userEvent.upload(input as HTMLInputElement, files);
  await expect.element(page.getByText('1 photo is on the map.')).toBeVisible();
  await expect.element(page.getByText(/Without a place.*Quay\.jpg/)).toBeVisible();
  await expect.poll(names).toEqual(['Peak', 'Quay']);
  expect(latest().ground).toBe('tiles');
  expect(latest().stops[0]?.on_earth?.lat).toBeCloseTo(22.271, 3);
  expect(latest().stops[1]?.on_earth).toBeUndefined();
});

it.each([
  ['the link of an information point', ['stops', 1, 'spots', 0, 'link'], 'Web page (optional)'],
  ['the distance of a check-in', ['stops', 1, 'check_in', 'radius_m'], 'At most this many metres away'],
  ['where a stop is', ['stops', 1, 'place'], 'Latitude, longitude'],
  ['the time limit', ['time_limit_minutes'], 'Time limit in minutes'],
  ['the text of a question of another stop', ['questions', 1, 'body', 'text'], 'Question'],
])('shows the field of an issue: %s', async (_what, path, label) => {
  const link = { id: 'clock', title: 'Clock', text: '', link: 'http://' };
  const [pier, tower] = [panoramaStop(), pictureStop({ spots: [link] })];
  await showTripEditor(
    {
      digital_mode: 'site',
      time_limit_minutes: 0,
      stops: [pier, { ...tower, check_in: { ...tower.check_in, radius_m: 1 } }],
      questions: [askAt('pier', 'q1', 'Why?'), askAt('tower', 'q2')],
    },
    { path },
  );
  await expect.poll(() => issues().map((issue) => issue.path.join('.'))).toContain(path.join('.'));
  await expect.element(page.getByLabelText(label, { exact: true }).first()).toHaveFocus();
});

it('shows the codes of the stops that take one', async () => {
  const pier = panoramaStop();
  await showTripEditor(
    {
      digital_mode: 'site',
      stops: [{ ...pier, check_in: { ...pier.check_in, by_code: true, code: '7KQ2MX' } }],
    },
    { path: ['digital_mode'] },
  );
  await press('Codes to print');
  await expect.element(page.getByRole('img', { name: 'QR code of “Pier”' })).toBeVisible();
  await expect.element(page.getByText('7KQ2MX')).toBeVisible();
});
