import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { entry, openInk } from '#tests/ink/open-ink.ts';
import { usualPage } from '../limits.ts';
import type { InkPage } from '../pages.ts';
import { InkThumb } from './ink-thumb.tsx';

const paper: InkPage = { ...usualPage, background: { kind: 'blank' } };
const addresses = { mediaUrl: (url: string) => url, fileUrl: String };
const stamp = (at: [number, number], onPage?: number) =>
  entry({ kind: 'stamp', stamp: 'heart', at, size: 400, t: 1, ...(onPage && { page: onPage }) });

function readPixel(name: string, x: number, y: number): number[] {
  const canvas = page.getByRole('img', { name }).element() as HTMLCanvasElement;
  return [...canvas.getContext('2d')!.getImageData(canvas.width * x, canvas.height * y, 1, 1).data];
}

it('shows the ink of its page, and what is drawn later', async () => {
  const space = await openInk([stamp([300, 400]), stamp([900, 400], 1)]);
  const spaces = [space];
  const { container } = await render(
    <div style={{ width: 240 }}>
      <InkThumb page={paper} number={0} spaces={spaces} addresses={addresses} alt="Drawing of Mei" />
    </div>,
  );
  const pink = [194, 55, 138, 255];
  const white = [255, 255, 255, 255];
  await expect.poll(() => readPixel('Drawing of Mei', 0.25, 0.5)).toEqual(pink);
  expect(readPixel('Drawing of Mei', 0.75, 0.5)).toEqual(white);
  space.write('later', stamp([900, 400]).value as never);
  await expect.poll(() => readPixel('Drawing of Mei', 0.75, 0.5)).toEqual(pink);
  expect(await findAxeViolations(container)).toEqual([]);
});

it('draws nothing before it is on the screen', async () => {
  const spaces = [await openInk([stamp([600, 400])])];
  await render(
    <div>
      <div style={{ width: 200 }}>
        <InkThumb page={paper} number={0} spaces={spaces} addresses={addresses} alt="Near" />
      </div>
      <div style={{ width: 200, marginTop: '300vh' }}>
        <InkThumb page={paper} number={0} spaces={spaces} addresses={addresses} alt="Far" />
      </div>
    </div>,
  );
  const alpha = (name: string) => readPixel(name, 0.5, 0.5)[3];
  await expect.poll(() => alpha('Near')).toBe(255);
  expect(alpha('Far')).toBe(0);
  page.getByRole('img', { name: 'Far' }).element().scrollIntoView();
  await expect.poll(() => alpha('Far')).toBe(255);
});
