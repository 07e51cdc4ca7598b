import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { fetchPage, readUrl } from '#server/features/links/fetch-page.ts';
import { openPageServer, type PageServer } from '#tests/support/servers/page-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let pages: PageServer;
let requestedPaths: string[];
const teacher = { as: 'teacher' } as const;

const makePage = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body>…`;

let sentBytes = 0;

/** Sends without end until the other side closes the connection. */
function sendEndlessly(response: ServerResponse, text: string): void {
  const sendMore = () => {
    do sentBytes += text.length;
    while (!response.destroyed && response.write(text));
    if (!response.destroyed) response.once('drain', sendMore);
  };
  sendMore();
}

const answerByPath: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/page': (_, response) => response.end(makePage('Water &amp; &#27700;\n  cycle')),
  '/moved': (_, response) => response.writeHead(302, { location: '/page' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/to-http': (_, response) => response.writeHead(302, { location: 'http://localhost/' }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-metadata': (_, response) => response.writeHead(302, { location: 'https://169.254.169.254/' }).end(),
  '/silent': () => undefined,
  '/slow-body': (_, response) => void response.write('<html><head>'),
  '/endless': (_, response) => sendEndlessly(response, '<p>x</p>'.repeat(1_000)),
  '/late-title': (_, response) => response.end(`<head>${' '.repeat(600 * 1024)}<title>Late</title>`),
  '/huge-headers': (_, response) => response.setHeader('x', 'y'.repeat(60_000)).end(makePage('Huge')),
  '/missing': (_, response) => response.writeHead(404).end(makePage('Not here')),
  '/guarded': (_, response) => response.writeHead(403).end(makePage('Are you human?')),
  '/pdf': (_, response) =>
    response.setHeader('content-type', 'application/pdf').end('%PDF <title>No</title>'),
  '/deny': (_, response) => response.setHeader('x-frame-options', 'DENY').end(makePage('Mine')),
  '/secret': (_, response) => response.setHeader('set-cookie', 'key=1').end(`${makePage('Open')} the secret`),
  '/big5': (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        Buffer.concat([
          Buffer.from('<meta http-equiv="content-type" content="text/html; charset=big5"><title>'),
          Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]),
          Buffer.from('</title>'),
        ]),
      ),
};

beforeAll(async () => {
  test = await openTestApp();
  pages = await openPageServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    if (!response.hasHeader('content-type')) response.setHeader('content-type', 'text/html; charset=utf-8');
    answerByPath[path]?.(request, response);
  });
});
beforeEach(() => {
  requestedPaths = [];
  test.app.env.allowsPrivateLinks = true;
  test.advance(61_000);
});
afterAll(async () => {
  await pages.close();
  await test.close();
});

const checkPage = (path: string) => test.call('GET /diy/check_link', { url: pages.origin + path }, teacher);

describe('checking a page', () => {
  it.each([
    ['/page', '/page', 'Water & 水 cycle', true],
    ['/moved', '/page', 'Water & 水 cycle', true],
    ['/big5', '/big5', '中文', true],
    ['/deny', '/deny', 'Mine', false],
    ['/pdf', '/pdf', '', false],
    ['/guarded', '/guarded', '', false],
    ['/late-title', '/late-title', '', true],
    ['/endless', '/endless', '', true],
  ])('%s', async (path, end, title, frameable) => {
    const { key, data } = await checkPage(path);
    expect(key).toBe('success');
    expect(data).toEqual({ url: pages.origin + end, title, frameable });
  });

  it.each([
    ['/missing', 'link_unreachable'],
    ['/round', 'link_unreachable'],
    ['/huge-headers', 'link_unreachable'],
    ['/to-http', 'link_refused'],
    ['/to-file', 'link_refused'],
  ])('%s is %s', async (path, refusal) => {
    expect((await checkPage(path)).key).toBe(refusal);
    // The first request and at most five redirects.
    expect(requestedPaths.length).toBeLessThanOrEqual(6);
  });

  it('reads no more than the beginning', async () => {
    sentBytes = 0;
    await checkPage('/endless');
    // The sent bytes include those in the buffers of both ends.
    expect(sentBytes).toBeLessThan(16 * 1024 * 1024);
  });

  it('returns only the title', async () => {
    const reply = await checkPage('/secret');
    expect(JSON.stringify(reply)).not.toMatch(/the secret|key=1/);
  });

  it('waits less than the browser, and describes the part that has arrived', async () => {
    const since = Date.now();
    const [silent, slow] = await Promise.all([checkPage('/silent'), checkPage('/slow-body')]);
    expect(Date.now() - since).toBeLessThan(4_500);
    expect(silent.key).toBe('link_unreachable');
    expect(slow.data).toMatchObject({ title: '', frameable: true });
  });
});

describe('requests that are refused', () => {
  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'https://teacher:secret@example.com/',
    'example.com',
    'https://',
  ])('%s', async (url) => {
    expect((await test.call('GET /diy/check_link', { url }, teacher)).key).toBe('link_refused');
  });

  it('include all names and notations of the school’s own network, unless the school allows it', async () => {
    test.app.env.allowsPrivateLinks = false;
    const hosts = [
      'localhost',
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
    ];
    for (const host of hosts) {
      const { key } = await test.call(
        'GET /diy/check_link',
        { url: `https://${host}:${pages.port}/page` },
        teacher,
      );
      expect([host, key]).toEqual([host, 'link_refused']);
    }
    expect(requestedPaths).toEqual([]);
  });

  it('include the thirty-first in a minute by the same person', async () => {
    const url = `${pages.origin}/page`;
    const replies = await Promise.all(
      Array.from({ length: 31 }, () => test.call('GET /diy/check_link', { url }, teacher)),
    );
    expect(replies.filter(({ key }) => key === 'success')).toHaveLength(30);
    expect(replies.filter(({ key }) => key === 'too_many_requests')).toHaveLength(1);
    expect((await test.call('GET /diy/check_link', { url }, { as: 'other' })).key).toBe('success');
    test.advance(61_000);
    expect((await test.call('GET /diy/check_link', { url }, teacher)).key).toBe('success');
  });
});

describe('names and redirects that lead elsewhere', () => {
  /** Treats this machine as the only public one. */
  const isAllowed = (address: string) => address === '127.0.0.1';
  const fetchFrom = (path: string, resolve: (host: string) => Promise<readonly string[]>) =>
    fetchPage(readUrl(`https://school.example:${pages.port}${path}`), {
      resolve,
      isAllowed,
      signal: AbortSignal.timeout(3_000),
    }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof AppError ? error.key : error),
    );

  it('connects to exactly the address that was checked', async () => {
    // A second resolution of this name would give an address in the school's network.
    const told = ['127.0.0.1', '10.0.0.1'];
    expect(await fetchFrom('/page', async () => [told.shift() ?? ''])).toBe(200);
    expect(told).toEqual(['10.0.0.1']);
  });

  it('checks each step of a redirect again', async () => {
    expect(await fetchFrom('/to-metadata', async () => ['127.0.0.1'])).toBe('link_refused');
    const told = ['127.0.0.1', '10.0.0.1'];
    expect(await fetchFrom('/moved', async () => [told.shift() ?? ''])).toBe('link_refused');
    expect(requestedPaths).toEqual(['/to-metadata', '/moved']);
  });

  it('refuses a name of which one address is private', async () => {
    expect(await fetchFrom('/page', async () => ['127.0.0.1', '10.0.0.1'])).toBe('link_refused');
  });
});
