import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ebook } from '#activities/ebook/activity.ts';
import { link } from '#activities/link/activity.ts';
import { webview } from '#activities/webview/activity.ts';
import type { ApiInput } from '#contract/api.ts';
import { forAnyContent } from '#form/registry.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openPageServer, type PageServer } from '#tests/support/servers/page-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** A job checks whether web pages linked in coursewares still exist. */

const admin = { as: 'admin' } as const;
let pages: PageServer;
let test: TestApp;
let stop: () => Promise<void>;
let requestedPaths: string[];
/** Makes the page fail once. */
let failsOnce: boolean;

const statusByPath: Record<string, number> = { '/there': 200, '/members': 403, '/gone': 404, '/broken': 500 };

function answerRequest({ url = '', socket }: IncomingMessage, response: ServerResponse): void {
  requestedPaths.push(url);
  if (url === '/shaky' && failsOnce) {
    failsOnce = false;
    socket.destroy();
    return;
  }
  response.writeHead(statusByPath[url] ?? 200).end();
}

beforeAll(async () => {
  pages = await openPageServer(answerRequest);
});
beforeEach(async () => {
  await stop?.();
  await test?.close();
  requestedPaths = [];
  failsOnce = true;
  test = await openTestApp();
  test.app.env.allowsPrivateLinks = true;
  stop = startAllJobs(
    test.app,
    (error) => {
      throw error;
    },
    { pollMs: 20 },
  );
});
afterAll(async () => {
  await stop();
  await test.close();
  await pages.close();
});

const placeLink = (url: string, name: string) =>
  placeCourseware(test, { name }, { model: forAnyContent(link), content: { url, title: '', note: '' } });

async function runCheck() {
  await test.get('POST /admin/link_check_start', {}, admin);
  for (;;) {
    const state = await test.get('GET /admin/link_check', {}, admin);
    if (state.progress === null) return state;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Previews a new term in which 4A keeps its name and all its units. */
function previewRollOver() {
  const inDays = (days: number) => new Date(test.app.now() + days * 86_400_000).toISOString().slice(0, 10);
  const plan: ApiInput<'POST /admin/roll_over_preview'> = {
    name: '2027–28',
    first_day: inDays(280),
    last_day: inDays(600),
    classes: [{ class_id: test.school.classes.a, leaves: false, name: '4A', grade: 4, keeps_teachers: true }],
    new_classes: [],
    units: 'all',
    subject_ids: [],
    units_to: 'same_name',
    keeps_groups: true,
  };
  return test.get('POST /admin/roll_over_preview', plan, admin);
}

it('lists the coursewares with missing pages, in all types that link to pages', async () => {
  const pageUrl = (path: string) => pages.origin + path;
  await placeLink(pageUrl('/there'), 'There');
  await placeLink(pageUrl('/members'), 'Members');
  await placeLink(pageUrl('/shaky'), 'Shaky');
  await placeLink(pageUrl('/gone'), 'Gone');
  await placeLink('http://localhost/', 'No https');
  const site = { url: pageUrl('/broken'), title: '', frameable: true };
  await placeCourseware(test, { name: 'Site' }, { model: forAnyContent(webview), content: site });
  const makePageLink = (id: string, address: string) => ({ id, title: '', url: address });
  const book = {
    ...ebook.content.empty(),
    pages: [makePageLink('a', pageUrl('/gone')), makePageLink('b', ''), makePageLink('c', pageUrl('/there'))],
  };
  await placeCourseware(test, { name: 'Book' }, { model: forAnyContent(ebook), content: book });
  await placeCourseware(test, { name: 'Quiz' });
  expect((await previewRollOver()).stale.dead_links).toBe(0);

  expect(await runCheck()).toMatchObject({
    has_failed: false,
    last: { pages: 6, dead: 2, refused: 1 },
  });
  expect(requestedPaths.filter((path) => path === '/there')).toHaveLength(1);
  const { stale, stale_items } = await previewRollOver();
  expect(stale.dead_links).toBe(3);
  expect(stale_items.map(({ name, dead_links }) => [name, dead_links])).toEqual([
    ['Gone', [pageUrl('/gone')]],
    ['Site', [pageUrl('/broken')]],
    ['Book', [pageUrl('/gone')]],
  ]);
});

it('requests nothing in the school’s own network, and nothing if there are no links', async () => {
  test.app.env.allowsPrivateLinks = false;
  await placeLink(`${pages.origin}/there`, 'Inside');
  expect((await runCheck()).last).toMatchObject({ pages: 1, dead: 0, refused: 1 });
  expect(requestedPaths).toEqual([]);
  await test.app.db.deleteFrom('courseware_record').execute();
  expect((await runCheck()).last).toMatchObject({ pages: 0, dead: 0, refused: 0 });
});
