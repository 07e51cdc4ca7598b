import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { studentViews } from '#activities/student-views.view.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { CheckList } from './check-list.tsx';

/** What is checked before leaving: nothing is asked of the device before the student's tap. */

const hourMs = 3_600_000;
const refuse = (name: string) => async (): Promise<MediaStream> => {
  throw new DOMException('', name);
};
const openCamera = vi.fn<() => Promise<MediaStream>>();
const findPosition = vi.fn<Geolocation['getCurrentPosition']>();
let signedInForMs = 12 * hourMs;

function takesAlongType(): string {
  const type = Object.keys(studentViews).find((each) => studentViews[each]?.loadTakesAlong);
  if (type === undefined) throw new Error('Nothing is taken along');
  return type;
}

beforeEach(() => {
  setLanguage('en');
  signedInForMs = 12 * hourMs;
  openCamera.mockReset().mockResolvedValue(new MediaStream());
  findPosition.mockReset().mockImplementation((onFound) => {
    onFound({ coords: { accuracy: 12.4 } } as GeolocationPosition);
  });
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(openCamera);
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(findPosition);
  vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 5 * 1024 ** 3, usage: 0 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: 1, msg: '', data: { signed_in_until: Date.now() + signedInForMs } }),
  );
});

async function check() {
  const screen = await render(<CheckList type={takesAlongType()} studentId={3} attemptId={undefined} />);
  onTestFinished(() => screen.unmount());
  expect(openCamera).not.toHaveBeenCalled();
  expect(findPosition).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Check this device' }).click();
  await expect.element(page.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-busy');
  await expect.poll(() => screen.container.querySelectorAll('li').length).toBe(5);
  return screen;
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const said = (name: string, text: string) => row(name).getByText(text, { exact: false });

it('says what is in order', async () => {
  const screen = await check();
  await expect.element(row('Camera')).toHaveAttribute('data-fine', 'true');
  await expect.element(said('Position', 'Known within 12 m.')).toBeVisible();
  await expect.element(said('Room', '5 GB free, and the browser keeps what is stored.')).toBeVisible();
  await expect.element(row('Signed in')).toHaveAttribute('data-fine', 'true');
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it('says what to do about what the browser or its owner refuses', async () => {
  openCamera.mockImplementation(refuse('NotAllowedError'));
  findPosition.mockImplementation((_onFound, onError) =>
    onError?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  );
  await check();
  await expect.element(said('Camera', 'Allow the camera for this page')).toBeVisible();
  await expect.element(said('Position', 'Allow the position for this page')).toBeVisible();
  await expect.element(row('Position')).toHaveAttribute('data-fine', 'false');
});

it('warns of a session that ends today and of a device that is full', async () => {
  signedInForMs = 2 * hourMs;
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 1024 ** 2, usage: 0 });
  openCamera.mockImplementation(refuse('NotFoundError'));
  await check();
  await expect.element(said('Signed in', 'Only until')).toBeVisible();
  await expect.element(row('Signed in')).toHaveAttribute('data-fine', 'false');
  await expect.element(said('Room', 'Only 1 MB free')).toBeVisible();
  await expect.element(said('Camera', 'No camera was found')).toBeVisible();
});
