import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, request } from '@playwright/test';
import { tokenCookie } from '#contract/limits.ts';
import { type Send, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { buildAllIfStale } from '../../scripts/build.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';
import { type SchoolPlace, startProduct } from '../processes.ts';

/** The built product with the demo school, and a browser in which a teacher and a student are signed in. */
export type DemoBrowser = {
  origin: string;
  school: SchoolPlace;
  teacher: Send;
  student: Send;
  context: BrowserContext;
  /** Port for other programs that control the browser. */
  debuggingPort: number;
  signOut: () => Promise<void>;
  close: () => Promise<void>;
};

const emails = { teacher: 'teacher@example.com', student: 'student01@example.com' };

async function openContext(
  profileFolder: string,
  baseURL: string,
): Promise<{ context: BrowserContext; debuggingPort: number }> {
  const context = await chromium.launchPersistentContext(profileFolder, {
    executablePath: ensureChromium(),
    args: [...chromiumArguments, '--remote-debugging-port=0'],
    env: { ...process.env, LANG: 'C.UTF-8' },
    baseURL,
    // Lighthouse simulates its own telephone.
    viewport: null,
  });
  const [port] = (await readFile(join(profileFolder, 'DevToolsActivePort'), 'utf8')).split('\n');
  return { context, debuggingPort: Number(port) };
}

/** Signs in through the pages, because the student app also remembers on the device who is signed in. */
async function signInBoth(context: BrowserContext, origin: string): Promise<void> {
  const { hostname: domain } = new URL(origin);
  await context.addCookies([{ name: 'player_language', value: 'en', domain, path: '/play' }]);
  const page = await context.newPage();
  await page.goto(`${origin}/play/`);
  await signInStudent(page, 'en', emails.student);
  await page.waitForURL(/\/play\/?$/);
  await signInTeacher(page, origin, 'en');
  await page.close();
}

/** `folder`: an empty folder for the data and the browser's profile. */
export async function openDemoBrowser(folder: string): Promise<DemoBrowser> {
  const [dataDir, profileFolder] = [join(folder, 'data'), join(folder, 'profile')];
  await mkdir(dataDir, { recursive: true });
  await buildAllIfStale();
  const school = { dataDir, databaseUrl: undefined, demo: true };
  const product = await startProduct(school);
  const { origin } = product;
  const requests = await request.newContext({ baseURL: origin });
  const teacher = await signInForCalls(requests, emails.teacher);
  const student = await signInForCalls(requests, emails.student);
  const { context, debuggingPort } = await openContext(profileFolder, origin);
  await signInBoth(context, origin);
  return {
    origin,
    school,
    teacher,
    student,
    context,
    debuggingPort,
    signOut: () => context.clearCookies({ name: tokenCookie }),
    close: async () => {
      await context.close();
      await requests.dispose();
      await product.stop();
    },
  };
}

/** An activity of this type that the demo school's teacher has completed. */
export async function findActivity(teacher: Send, type: string): Promise<{ id: number }> {
  const { items } = await teacher('GET /diy/list', { type, status: '1' });
  const [activity] = items;
  if (!activity) throw new Error(`The demo school has no ${type}`);
  return activity;
}
