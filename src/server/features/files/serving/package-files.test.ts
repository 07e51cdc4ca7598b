import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '#server/build-app.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { makeZip, type ZipContent } from '#tests/support/samples/make-zip.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { queueMedia, waitForConversionEnd } from '#tests/support/test-conversions.ts';
import { storeBytes } from '#tests/support/test-media.ts';

let test: TestApp;
let stop: () => Promise<void>;
let basePath: string;
let otherBasePath: string;

beforeAll(async () => {
  test = await openTestApp();
  stop = startAllJobs(test.app, () => undefined);
  basePath = await storePackage({
    'Index.HTML': '<script src="js/main.js"></script>',
    'js/main.js': '0123456789',
    'sub/index.html': 'below',
    '圖片/100% é?#.png': 'picture',
    'art.svg': '<svg/>',
    'notes.unknown': 'bytes',
  });
  otherBasePath = await storePackage({ 'index.html': 'other', 'secret.txt': 'of the other' });
});

afterAll(async () => {
  await stop();
  await test.close();
});

/** Stores a package with these files and returns its path, `/packages/<hash>/`. */
async function storePackage(files: ZipContent): Promise<string> {
  const zip = await makeZip(files);
  const media = await queueMedia(test.app, test.school.people.teacher, zip, '.zip', 'package');
  const { result } = await waitForConversionEnd(test, media);
  return result?.kind === 'package' ? `/${result.base}` : '';
}

/** The first element of each page. */
const shim = '<script src="/packages/shim.js"></script>';

type Headers = Record<string, string>;

const requestFile = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.server.inject({ method, url, headers });

const readPolicy = async (url: string, headers: Headers = {}) =>
  String((await requestFile(url, headers)).headers['content-security-policy']).split('; ');

/** The url, HTTP status, code and cache header of the reply. Unknown pages must not be cached. */
async function describeReply(url: string) {
  const response = await requestFile(url);
  const { code } = response.json<{ code: number }>();
  return [url, response.statusCode, code, response.headers['cache-control']];
}

const unknownReply = (url: string) => [url, 404, 404, 'no-store'];

describe('files of packages', () => {
  it('are sent without a charset, so that a page can declare an old encoding', async () => {
    // 中文 in Big5.
    const page = Buffer.concat([Buffer.from('<meta charset="big5">'), Buffer.from('a4a4a4e5', 'hex')]);
    const { headers, rawPayload } = await requestFile(
      `${await storePackage({ 'index.html': page })}index.html`,
    );
    const sent = Buffer.concat([Buffer.from(shim), page]);
    expect([headers['content-type'], rawPayload.equals(sent)]).toEqual(['text/html', true]);
  });

  it('never name a host that a browser sent through the proxy, since caches may keep their policy', async () => {
    const app = { ...test.app, env: { ...test.app.env, trustedProxies: ['loopback'] } };
    const server = await buildServer(app);
    const url = `${basePath}Index.HTML`;
    const headers = { host: 'school.example', 'x-forwarded-host': 'stranger.example' };
    const reply = await server.inject({ url, headers });
    expect(String(reply.headers['content-security-policy'])).toContain(`http://school.example${basePath}`);
    expect(JSON.stringify(reply.headers)).not.toContain('stranger');
    await server.close();
  });

  it('run without an origin, and load nothing but each other', async () => {
    const { headers, statusCode, body } = await requestFile(`${basePath}Index.HTML`, {
      host: 'school.example:3000',
    });
    expect([statusCode, body]).toEqual([200, `${shim}<script src="js/main.js"></script>`]);
    const own = `http://school.example:3000${basePath}`;
    const sources = `${own} http://school.example:3000/packages/shim.js`;
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      'sandbox allow-scripts allow-forms allow-modals allow-popups allow-pointer-lock allow-downloads',
      `default-src ${sources} data: blob: 'unsafe-inline' 'unsafe-eval'`,
      `connect-src ${own} data: blob:`,
      "form-action 'none'",
      `base-uri ${own}`,
    ]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      vary: 'Sec-Fetch-Site, Sec-Fetch-Dest',
      // Pages contain the policy, so an old page must not be shown.
      'cache-control': 'public, no-cache',
    });
    // Pages of a package may frame each other. They have no origin, so this header would forbid it.
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('all have the policy, because each can be opened as a page', async () => {
    for (const path of ['js/main.js', 'art.svg', 'notes.unknown', 'sub/']) {
      expect((await readPolicy(basePath + path))[0]).toMatch(/^sandbox (?!.*allow-same-origin)/);
    }
    expect((await requestFile(`${basePath}art.svg`)).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, no-cache',
    });
    expect((await requestFile(`${basePath}notes.unknown`)).headers['content-type']).toBe(
      'application/octet-stream',
    );
  });

  it('begin with the script that stands in for what they lack, behind their document type', async () => {
    const pages = {
      'a.html': '<!DOCTYPE html>\n<title>a</title>',
      'b.html':
        '\ufeff<!-- b --> <?xml version="1.0"?><!doctype html PUBLIC "-//W3C//DTD XHTML 1.0//EN"><html>',
      'c.htm': '<html><frameset cols="20%,80%"></frameset></html>',
      'd.html': Buffer.from('\ufeff<!doctype html>d', 'utf16le'),
      'e.html': '',
      'index.html': 'start',
    };
    const path = await storePackage(pages);
    const shown = async (name: keyof typeof pages) =>
      (await requestFile(path + name, { range: 'bytes=0-3' })).rawPayload;
    expect((await shown('a.html')).toString()).toBe(`<!DOCTYPE html>${shim}\n<title>a</title>`);
    expect((await shown('b.html')).toString()).toBe(pages['b.html'].replace('<html>', `${shim}<html>`));
    expect((await shown('c.htm')).toString()).toBe(`${shim}${pages['c.htm']}`);
    // It would not be read in UTF-16.
    expect((await shown('d.html')).toString('latin1')).toBe(
      pages['d.html'].subarray(0, 4).toString('latin1'),
    );
    expect((await shown('e.html')).toString()).toBe('');
    const script = await requestFile('/packages/shim.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const again = await requestFile('/packages/shim.js', { 'if-none-match': String(script.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('tell the script that they are in a frame set, which it cannot know', async () => {
    const path = await storePackage({ 'menu.html': '<!doctype html>menu', 'index.html': 'start' });
    const requestFor = (destination: string) =>
      requestFile(`${path}menu.html`, { 'sec-fetch-dest': destination });
    const [inFrameSet, inFrame] = [await requestFor('frame'), await requestFor('iframe')];
    expect(inFrameSet.payload).toBe(
      '<!doctype html><script src="/packages/shim.js" data-in-frame-set></script>menu',
    );
    expect(inFrame.payload).toBe(`<!doctype html>${shim}menu`);
    expect(inFrameSet.headers.etag).not.toBe(inFrame.headers.etag);
  });

  it.each(['evil.example; script-src *', "evil.example 'self'", 'a b', '*', '[::1]:80'])(
    'load nothing if they are requested from the host "%s"',
    async (host) => {
      const [, sources, connections, , bases] = await readPolicy(`${basePath}Index.HTML`, { host });
      expect(sources).toBe("default-src   data: blob: 'unsafe-inline' 'unsafe-eval'");
      expect(connections).toBe('connect-src  data: blob:');
      expect(bases).toBe("base-uri 'none'");
    },
  );

  it('and all else that is cached hold nothing that a client may choose', async () => {
    const proxied = await openTestApp(undefined, { TRUST_PROXY: '127.0.0.1' });
    const marker = 'chosen.example';
    const chosen = {
      'x-forwarded-host': marker,
      'x-forwarded-proto': marker,
      'x-forwarded-for': marker,
      'x-original-url': `/${marker}`,
      'x-rewrite-url': `/${marker}`,
      forwarded: `for=${marker};host=${marker};proto=${marker}`,
      origin: `https://${marker}`,
      referer: `https://${marker}/`,
      'user-agent': marker,
      'accept-language': marker,
      cookie: `token=${marker}`,
      token: marker,
      'x-request-id': marker,
      'if-none-match': `"${marker}"`,
    };
    const picture = `/media/${await storeBytes(proxied.app)}`;
    const paths = ['/activity-icons/diyquiz.svg', picture, `${picture}?w=480`, '/', '/play/', '/favicon.ico'];
    const replies = await Promise.all([
      ...paths.map((url) => proxied.server.inject({ url, headers: chosen })),
      ...['Index.HTML', 'js/main.js', 'art.svg'].map((path) => requestFile(basePath + path, chosen)),
    ]);
    await proxied.close();
    const cached = replies.filter(({ headers }) => headers['cache-control'] !== 'no-store');
    expect(cached.length).toBeGreaterThan(5);
    for (const { headers, body } of cached) expect(JSON.stringify([headers, body])).not.toContain(marker);
  });

  it('are cached for ever, sent in parts, and not sent again to browsers that have them', async () => {
    const url = `${basePath}js/main.js`;
    const whole = await requestFile(url);
    expect(whole.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const part = await requestFile(url, { range: 'bytes=2-4' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await requestFile(url, { range: 'bytes=50-' })).statusCode).toBe(416);
    const again = await requestFile(url, { 'if-none-match': String(whole.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(whole.headers['content-security-policy']);
    const head = await requestFile(url, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
  });

  it('are found by their names in either Unicode form, and a folder by its index page', async () => {
    const folder = encodeURIComponent('圖片');
    const readBody = async (path: string) => (await requestFile(basePath + path)).body;
    expect(await readBody(`${folder}/${encodeURIComponent('100% é?#.png')}`)).toBe('picture');
    expect(await readBody(`${folder}/${encodeURIComponent('100% e\u0301?#.png')}`)).toBe('picture');
    expect(await readBody('Index.HTML?page=2')).toContain('main.js');
    expect(await readBody('')).toContain('main.js');
    expect(await readBody('sub/')).toBe(`${shim}below`);
  });

  it.each([
    'index.html',
    'js/Main.js',
    'sub',
    'js/',
    'none.html',
    '../',
    '..%2f..%2fschool.db',
    '..%5c..%5cschool.db',
    'js%5cmain.js',
    'js//main.js',
    '/js/main.js',
    '%2fetc%2fpasswd',
    '%2Fjs/main.js',
    'file:%2f%2f%2fetc%2fpasswd',
    'js/main.js%00',
    '%00',
    'js/main.js%00.html',
    "' or '1'='1",
    '%25',
  ])('are unknown under %s', async (path) => {
    expect(await describeReply(basePath + path)).toEqual(unknownReply(basePath + path));
  });

  it('are not found under names that are too long', async () => {
    for (const name of ['x'.repeat(2_000), encodeURIComponent('圖'.repeat(600))]) {
      expect(await describeReply(basePath + name)).toEqual(unknownReply(basePath + name));
    }
  });

  it('are not found under paths with `..` or `.`, which browsers resolve themselves', async () => {
    const address = await test.server.listen({ port: 0 });
    const requestRaw = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { path, port: new URL(address).port };
        request(options, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end();
      });
    expect(await requestRaw(`${basePath}js/main.js`)).toBe(200);
    for (const path of ['js/../Index.HTML', 'js/./main.js', '../../../school.db', '..\\..\\school.db']) {
      expect([path, await requestRaw(basePath + path)]).toEqual([path, 404]);
    }
  });

  it('are not found in another package, or if there is no package', async () => {
    expect((await requestFile(`${otherBasePath}secret.txt`)).body).toBe('of the other');
    const hash = basePath.split('/')[2]!;
    for (const url of [
      `${basePath}secret.txt`,
      `${basePath}..%2f${otherBasePath.split('/')[2]}%2fsecret.txt`,
      `/packages/${hash.toUpperCase()}/js/main.js`,
      `/packages/${'0'.repeat(64)}/js/main.js`,
      `/packages/${hash.slice(1)}/js/main.js`,
      `/packages/${hash}%2fjs/main.js`,
      `/packages/%00/js/main.js`,
      `/packages/${hash}`,
      '/packages/',
      `/media/packages/${hash}/js/main.js`,
    ]) {
      expect(await describeReply(url)).toEqual(unknownReply(url));
    }
  });

  it('never become part of the app itself', async () => {
    const requestAs = async (dest: string, site: string) =>
      (await requestFile(`${basePath}js/main.js`, { 'sec-fetch-dest': dest, 'sec-fetch-site': site }))
        .statusCode;
    for (const dest of ['script', 'worker', 'serviceworker', 'style', 'empty', 'object', 'embed']) {
      expect([dest, await requestAs(dest, 'same-origin')]).toEqual([dest, 404]);
      expect([dest, await requestAs(dest, 'cross-site')]).toEqual([dest, 200]);
    }
    expect(await requestAs('iframe', 'same-origin')).toBe(200);
    expect(await requestAs('document', 'none')).toBe(200);
  });

  it('can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await test.server.inject({ method, url: `${basePath}Index.HTML` })).statusCode).toBe(404);
    }
  });
});
