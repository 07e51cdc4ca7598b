import { encode } from 'uqr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { languages } from '#contract/language.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { CodeForm } from './code-form.tsx';
import { QrScanner } from './qr-scanner.tsx';

const onRead = vi.fn<(text: string) => void>();
let stream: MediaStream | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** A camera that films a code; blank without a text. */
function filmCode(text: string): MediaStream {
  const { data: rows, size } = encode(text, { border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d')!;
  const squarePx = Math.floor(400 / size);
  const draw = () => {
    context.fillStyle = '#ddd';
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const [y, row] of rows.entries())
      for (const [x, isDark] of row.entries()) {
        context.fillStyle = isDark ? '#222' : '#eee';
        context.fillRect(100 + x * squarePx, 40 + y * squarePx, squarePx, squarePx);
      }
  };
  draw();
  timer = setInterval(draw, 100);
  stream = canvas.captureStream(10);
  return stream;
}

const answerCamera = (answer: () => Promise<MediaStream>) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(answer);
const refuse = (name: string) => async (): Promise<MediaStream> => {
  throw new DOMException('', name);
};

beforeEach(() => {
  setLanguage('en');
  onRead.mockClear();
});
afterEach(() => {
  clearInterval(timer);
  vi.unstubAllGlobals();
});

it('reads a code by the camera once, without what browsers may have for it, and closes the camera', async () => {
  vi.stubGlobal('BarcodeDetector', undefined);
  answerCamera(async () => filmCode('stop-3:Kf8_a1'));
  const screen = await render(<QrScanner onRead={onRead} />);
  await expect.element(page.getByText('Point the camera at the code.')).toBeVisible();
  await expect.poll(() => onRead.mock.calls).toEqual([['stop-3:Kf8_a1']]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(onRead).toHaveBeenCalledTimes(1);
  await screen.unmount();
  expect(stream?.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
});

it('asks the browser for codes where it reads them', async () => {
  const detect = vi.fn<() => Promise<{ rawValue: string }[]>>(async () => [{ rawValue: 'from the browser' }]);
  class Detector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = detect;
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  answerCamera(async () => filmCode('anything'));
  await render(<QrScanner onRead={onRead} />);
  await expect.poll(() => onRead.mock.calls).toEqual([['from the browser']]);
});

it.each([
  ['NotAllowedError', /^This page may not use the camera/],
  ['NotFoundError', /^No camera can be used/],
  ['NotReadableError', /^No camera can be used/],
])('says why there is no picture after %s, and takes the code as text', async (name, text) => {
  answerCamera(refuse(name));
  await render(
    <>
      <QrScanner onRead={onRead} />
      <CodeForm onCode={onRead} />
    </>,
  );
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code below the picture' }).fill(' Kf8_a1 ');
  await userEvent.keyboard('{Enter}');
  expect(onRead.mock.calls).toEqual([['Kf8_a1']]);
});

it('tries the camera again once it is allowed', async () => {
  answerCamera(refuse('NotAllowedError'));
  await render(<QrScanner onRead={onRead} />);
  const retryButton = page.getByRole('button', { name: 'Try the camera again' });
  await expect.element(retryButton).toBeVisible();
  answerCamera(async () => filmCode('now'));
  await retryButton.click();
  await expect.poll(() => onRead.mock.calls).toEqual([['now']]);
});

it.each(languages)('says in %s that only secure pages get the camera', async (language) => {
  setLanguage(language);
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices);
  await render(<QrScanner onRead={onRead} />);
  await expect.element(page.getByText(/https/)).toBeVisible();
});
