import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { playerTokenCookie } from '#contract/limits.ts';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { joinMessages } from '#player/features/join/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { openPhone, signInStudent, waitForOfflineCode } from './people.ts';
import { words } from './words.ts';

/** A student's phone on which everything goes wrong: cuts, reloads, closed tabs, ended sessions. */

const lang = 'en';
const attachment = words(attachmentMessages, lang);
const attempt = words(attemptMessages, lang);
const joining = words(joinMessages, lang);
const starting = words(startMessages, lang);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the student has given, as the screen showed it. */
export type GivenWork = { text: string; option: string; photos: string[] };

export type UnreliableDevice = {
  email: string;
  given: GivenWork;
  attemptId: () => number;
  start: (coursewareId: number) => Promise<void>;
  /** One thing that a student does, or that happens to the device. */
  step: (random: () => number) => Promise<void>;
  /** Submits, sometimes without network and with the tab closed at once. */
  submit: (random: () => number) => Promise<void>;
  /** Opens only the list of activities, as the student would the next day, and counts what the device still has. */
  countUnsent: () => Promise<number>;
  close: () => Promise<void>;
};

/** Signing in needs the network: without it, a student whose session has ended can only wait. */
class SignedOutOffline extends Error {}

/** Tries until it succeeds: servers are killed meanwhile, and the machine is busy. */
async function insist<T>(run: () => Promise<T>, tries = 20): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await run();
    } catch (error) {
      if (count === tries || error instanceof SignedOutOffline) throw error;
      await wait(500);
    }
  }
}

function paintPhoto(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number * 13) % 256 };
  return sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export async function openUnreliableDevice(
  browser: Browser,
  origin: string,
  email: string,
  number: number,
): Promise<UnreliableDevice> {
  let page = await openPhone(browser, origin, lang);
  const context = page.context();
  context.setDefaultTimeout(20_000);
  const given: GivenWork = { text: '', option: '', photos: [] };
  let attemptPath = '';
  let stepCount = 0;
  let isOffline = false;

  async function goOffline(): Promise<void> {
    isOffline = true;
    await context.setOffline(true);
  }

  async function goOnline(): Promise<void> {
    isOffline = false;
    await context.setOffline(false);
  }

  /** Shows a page of the signed-in student, whatever happened before. */
  async function show(path: string): Promise<Page> {
    await insist(async () => {
      // Where the app's code could not be loaded, the page offers to load again.
      const isBlank = (await page.locator('#root:empty').count()) > 0;
      if (isBlank || new URL(page.url()).pathname !== path) await page.goto(path);
      const form = page.getByRole('button', { name: joining('sign_in') });
      const main = page.getByRole('heading', { level: 1 });
      await form.or(main).first().waitFor();
      if (await form.isVisible()) {
        if (isOffline) throw new SignedOutOffline();
        await signInStudent(page, lang, email);
        await form.waitFor({ state: 'detached' });
        if (new URL(page.url()).pathname !== path) await page.goto(path);
        await main.first().waitFor();
      }
    });
    return page;
  }

  async function type(): Promise<void> {
    const text = `text ${number}.${stepCount}`;
    // The sign-in page, which may come at any moment, has other fields.
    await insist(async () => (await show(attemptPath)).locator('textarea').fill(text));
    given.text = text;
  }

  async function choose(random: () => number): Promise<void> {
    const option = random() < 0.5 ? '3' : '4';
    await insist(async () => {
      const radio = (await show(attemptPath)).getByRole('radio', { name: option });
      await radio.check({ force: true, timeout: 15_000 });
    });
    given.option = option;
  }

  async function photograph(): Promise<void> {
    if (given.photos.length >= 3) return;
    const name = `photo-${number}-${stepCount}.jpg`;
    const buffer = await paintPhoto(number * 100 + stepCount);
    await insist(async () => {
      const shown = await show(attemptPath);
      const photo = shown.getByRole('img', { name });
      // The page may have been left before it showed the photo: the student chooses it again.
      if (await photo.isVisible()) return;
      const button = shown.getByRole('button', { name: attachment('choose_picture') });
      const [chooser] = await Promise.all([shown.waitForEvent('filechooser'), button.click()]);
      await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer });
      await show(attemptPath);
      await photo.waitFor();
    });
    given.photos.push(name);
  }

  /** Closes the tab at once and goes on in another one. */
  async function changeTab(): Promise<void> {
    const other = await context.newPage();
    await page.close();
    page = other;
    await show(attemptPath);
  }

  async function endSession(): Promise<void> {
    const token = (await context.cookies()).find(({ name }) => name === playerTokenCookie)?.value;
    if (token)
      await fetch(`${origin}/api/user/logout`, {
        method: 'POST',
        headers: { token, 'content-type': 'application/json' },
        body: '{}',
      }).catch(() => undefined);
  }

  async function workOffline(random: () => number): Promise<void> {
    await show(attemptPath);
    await goOffline();
    try {
      await type();
      await choose(random);
      await photograph();
      if (random() < 0.5) await page.reload();
    } catch (error) {
      if (!(error instanceof SignedOutOffline)) throw error;
    } finally {
      await goOnline();
    }
  }

  return {
    email,
    given,
    attemptId: () => Number(attemptPath.split('/').pop()),
    start: async (coursewareId) => {
      await show(`/play/do/${coursewareId}`);
      await insist(async () => {
        const button = page.getByRole('button', { name: starting('start'), exact: true });
        if (!page.url().includes('/attempt/')) await button.click();
        await page.waitForURL('**/play/attempt/*');
      });
      attemptPath = new URL(page.url()).pathname;
      await page.getByRole('textbox').waitFor();
      // Without its service worker a page cannot be opened while there is no network.
      await waitForOfflineCode(page);
      await page.waitForTimeout(1_000);
    },
    step: async (random) => {
      stepCount += 1;
      const chance = random();
      if (chance < 0.3) await type();
      else if (chance < 0.5) await choose(random);
      else if (chance < 0.65) await photograph();
      else if (chance < 0.75) await insist(() => page.reload());
      else if (chance < 0.82) await changeTab();
      else if (chance < 0.9) await endSession();
      else await workOffline(random);
    },
    submit: async (random) => {
      await show(attemptPath);
      if (random() < 0.5) await goOffline();
      const button = page.getByRole('banner').getByRole('button', { name: attempt('submit'), exact: true });
      const confirm = page.getByRole('dialog').getByRole('button', { name: attempt('submit'), exact: true });
      await insist(async () => {
        // The session may have ended meanwhile: without network the student has to wait for it.
        if (await page.getByRole('button', { name: joining('sign_in') }).isVisible()) await goOnline();
        if (!isOffline) await show(attemptPath);
        if (!(await confirm.isVisible())) await button.click();
        await confirm.click();
      }, 10);
      if (isOffline) {
        const other = await context.newPage();
        await page.close();
        page = other;
        await goOnline();
      }
    },
    countUnsent: async () => {
      await show('/play/');
      return page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('unsent');
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const request = opening.result.transaction('entries').objectStore('entries').count();
              request.onsuccess = () => {
                opening.result.close();
                resolve(request.result);
              };
            };
          }),
      );
    },
    close: () => context.close(),
  };
}
