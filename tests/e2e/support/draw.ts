import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { inkMessages } from '#parts/ink/ink-messages.ts';
import { markingMessages } from '#teacher/features/marking/messages.ts';
import { expect } from '#tests/support/browser/page-test.ts';
import { openAndStart } from './at-work.ts';
import { openPhone, type ScreenSize } from './people.ts';
import { words } from './words.ts';

/** Steps on the canvas of any type in which people draw. */

export const canvasOf = (page: Page, name: string): Locator => page.getByRole('application', { name });

type DrawingPlace = { student: string; courseware: number; canvas: string; size?: ScreenSize };

/** Signs a student in on a phone or a tablet, and starts the work on its canvas. */
export async function openDrawing(
  browser: Browser,
  origin: string,
  lang: Language,
  { student, courseware, canvas, size }: DrawingPlace,
): Promise<Page> {
  const phone = await openPhone(browser, origin, lang, { size });
  await openAndStart(phone, lang, student, courseware);
  await expect(canvasOf(phone, canvas)).toBeVisible();
  return phone;
}

/** A place as shares of an element's width and height. */
export type SharedPlace = readonly [x: number, y: number];

export type DrawingPointer = 'mouse' | 'finger' | 'pen';
const dragSteps = 8;

/** Playwright has a mouse alone: the browser itself is told of fingers and pens. */
const pressOf: Readonly<Record<DrawingPointer, (session: CDPSession) => Press>> = {
  mouse: (session) => sendMouse(session, 'mouse'),
  pen: (session) => sendMouse(session, 'pen'),
  finger: (session) => ({
    down: (x, y) => session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    move: (x, y) => session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] }),
    up: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  }),
};

type Press = Record<'down' | 'move' | 'up', (x: number, y: number) => Promise<unknown>>;

function sendMouse(session: CDPSession, pointerType: 'mouse' | 'pen'): Press {
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', buttons: number) => {
    const pressed = { type, buttons, button: 'left', clickCount: 1, pointerType } as const;
    return (x: number, y: number) => session.send('Input.dispatchMouseEvent', { ...pressed, x, y });
  };
  return { down: send('mousePressed', 1), move: send('mouseMoved', 1), up: send('mouseReleased', 0) };
}

/** Drags a pointer over an element. */
export async function dragOver(
  page: Page,
  element: Locator,
  from: SharedPlace,
  to: SharedPlace,
  pointer: DrawingPointer = 'mouse',
): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to draw on');
  const at = (share: number) =>
    [
      box.x + (from[0] + share * (to[0] - from[0])) * box.width,
      box.y + (from[1] + share * (to[1] - from[1])) * box.height,
    ] as const;
  const session = await page.context().newCDPSession(page);
  const press = pressOf[pointer](session);
  await press.down(...at(0));
  for (let step = 1; step <= dragSteps; step += 1) await press.move(...at(step / dragSteps));
  await press.up(...at(1));
  await session.detach();
}

/** Draws a line by pointer. */
export const drawLine = (
  page: Page,
  name: string,
  from: SharedPlace,
  to: SharedPlace,
  pointer?: DrawingPointer,
) => dragOver(page, canvasOf(page, name), from, to, pointer);

/** As a teacher: writes a line and a stamp on the first answer, and gives it points. */
export async function markFirstDrawing(
  page: Page,
  lang: Language,
  courseware: number,
  score: string,
): Promise<void> {
  const t = words(markingMessages, lang);
  await page.goto(`/study-situation-view/marking?courseware_id=${courseware}`);
  const canvas = page.getByRole('application');
  await expect(canvas).toBeVisible();
  await dragOver(page, canvas, [0.3, 0.3], [0.6, 0.32]);
  const ink = words(inkMessages, lang);
  await page.getByRole('radio', { name: ink('stamp') }).check({ force: true });
  await canvas.click({ position: { x: 200, y: 160 } });
  await page.getByLabel(t('score'), { exact: true }).fill(score);
  await page.getByLabel(t('score'), { exact: true }).press('Enter');
  await expect(page.getByText(t('all_saved'))).toBeVisible();
}
