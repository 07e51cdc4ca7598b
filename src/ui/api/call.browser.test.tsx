import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { call, forgetPrefetched, prefetch, setLoggedOutHandler, takePrefetched } from '#ui/api/call.ts';
import { clearToken, setToken } from '#ui/api/session-token.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { loadCdnUrl, mediaUrl } from '#ui/media-url.ts';
import { dismissToast, getToasts } from '#ui/toast/toast-store.ts';
import { UploadOverlay } from '#ui/upload/upload-overlay.tsx';
import { startUpload } from '#ui/upload/upload-store.ts';

const sentRequests: { url: URL; init: RequestInit | undefined }[] = [];

function mockReply(envelope: { code: number; msg?: string; data?: unknown }): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sentRequests.push({ url: new URL(new Request(input).url), init });
    return Response.json({ msg: '', data: null, ...envelope });
  });
}

const listToasts = () => getToasts().map(({ kind, text }) => `${kind}: ${text}`);

beforeEach(() => {
  vi.useFakeTimers();
  setLanguage('en');
  sentRequests.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  clearToken();
  for (const { id } of getToasts()) dismissToast(id);
});

it('sends the token as a header, the language and the API mark as parameters', async () => {
  setToken('secret');
  mockReply({ code: 1, data: { items: [], total: 0 } });
  await call('GET /teacher/unit_list', { calendar_id: 3, keyword: 'a b' });
  const [{ url, init } = { url: new URL('x:'), init: undefined }] = sentRequests;
  expect(url.pathname).toBe('/api/teacher/unit_list');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    calendar_id: '3',
    keyword: 'a b',
    lang: 'en',
    _ajax: '1',
  });
  expect(init?.headers).toEqual({ token: 'secret' });
});

it('sends no token while nobody is signed in', async () => {
  mockReply({ code: 1, data: { cdn_url: '/media/' } });
  await call('GET /common/get_cdn_url', {});
  expect(sentRequests[0]?.init?.headers).toEqual({});
});

it.each([
  ['its message', 'Too late', 'Too late'],
  ["'Error' where it has none", '', 'Error'],
])('rejects a refusal with %s and shows it for five seconds', async (_, msg, text) => {
  mockReply({ code: 40915, msg });
  await expect(call('GET /diy/list', {})).rejects.toThrow(text);
  expect(listToasts()).toEqual([`error: ${text}`]);
  vi.advanceTimersByTime(4_999);
  expect(listToasts()).toEqual([`error: ${text}`]);
  vi.advanceTimersByTime(1);
  expect(listToasts()).toEqual([]);
});

it('times out after five seconds and shows a message', async () => {
  const timeout = new AbortController();
  const requestedTimeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const pendingCall = call('GET /diy/list', {});
  timeout.abort();
  await expect(pendingCall).rejects.toThrow('The server took too long to answer. Please try again.');
  expect(requestedTimeout).toHaveBeenCalledWith(5_000);
  expect(listToasts()).toEqual(['error: The server took too long to answer. Please try again.']);
});

it('shows a message when the server cannot be reached', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
  await expect(call('GET /diy/list', {})).rejects.toThrow('The server cannot be reached.');
  expect(listToasts()).toEqual([
    'error: The server cannot be reached. Please check the network and try again.',
  ]);
});

it.each([50008, 50012, 50014])(
  'passes code %d to the app, which asks, and shows no other message',
  async (code) => {
    const onLoggedOut = vi.fn<(code: number) => void>();
    setLoggedOutHandler(onLoggedOut);
    mockReply({ code, msg: 'over' });
    await expect(call('GET /diy/list', {})).rejects.toThrow('over');
    expect(onLoggedOut).toHaveBeenCalledWith(code);
    expect(listToasts()).toEqual([]);
  },
);

it('puts the CDN url in front of relative media paths only', async () => {
  mockReply({ code: 1, data: { cdn_url: 'https://cdn.example' } });
  await loadCdnUrl();
  expect(mediaUrl('a/b.png')).toBe('https://cdn.example/a/b.png');
  for (const path of [
    'https://x.example/a.png',
    '//x.example/a.png',
    'data:image/png;base64,AA',
    '/media/a.png',
  ])
    expect(mediaUrl(path)).toBe(path);
});

it('covers the app while a file uploads', async () => {
  vi.useRealTimers();
  const screen = await render(<UploadOverlay />);
  expect(screen.container.textContent).toBe('');
  const upload = startUpload('lesson.pdf');
  await expect.element(screen.getByRole('alertdialog', { name: 'uploading, please wait' })).toBeVisible();
  await expect.element(screen.getByText('Waiting')).toBeVisible();
  upload.update({ state: 'sending', share: 0.5 });
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '0.5');
  upload.end();
  await expect.poll(() => screen.container.textContent).toBe('');
});

it('uses a prefetched reply once, and only for the person who prefetched it', async () => {
  setToken('mine');
  const read = () => call('GET /common/get_cdn_url', {});
  mockReply({ code: 1, data: { cdn_url: 'early' } });
  expect(await prefetch('GET /common/get_cdn_url', {})).toEqual({ cdn_url: 'early' });
  setToken('somebody else');
  expect(takePrefetched('GET /common/get_cdn_url', {})).toBeUndefined();
  setToken('mine');
  mockReply({ code: 1, data: { cdn_url: 'late' } });
  expect([await read(), await read()]).toEqual([{ cdn_url: 'early' }, { cdn_url: 'late' }]);
});

it('reads again after a prefetched reply was used, and after a change', async () => {
  const read = () => call('GET /common/get_cdn_url', {});
  for (const usePrefetched of [() => takePrefetched('GET /common/get_cdn_url', {}), forgetPrefetched]) {
    mockReply({ code: 1, data: { cdn_url: 'early' } });
    await prefetch('GET /common/get_cdn_url', {});
    expect(usePrefetched()).toEqual(usePrefetched === forgetPrefetched ? undefined : { cdn_url: 'early' });
    mockReply({ code: 1, data: { cdn_url: 'late' } });
    expect(await read()).toEqual({ cdn_url: 'late' });
  }
});

it('drops a prefetched reply that no page used', async () => {
  mockReply({ code: 1, data: { cdn_url: 'early' } });
  await prefetch('GET /common/get_cdn_url', {});
  vi.advanceTimersByTime(10_000);
  mockReply({ code: 1, data: { cdn_url: 'late' } });
  expect(await call('GET /common/get_cdn_url', {})).toEqual({ cdn_url: 'late' });
});

it('calls again, and shows the message, if prefetching failed', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await prefetch('GET /common/get_cdn_url', {})).toBeUndefined();
  expect(listToasts()).toEqual([]);
  mockReply({ code: 1, data: { cdn_url: 'late' } });
  expect(await call('GET /common/get_cdn_url', {})).toEqual({ cdn_url: 'late' });
  mockReply({ code: 0, msg: 'No.' });
  expect(await prefetch('GET /common/get_cdn_url', {})).toBeUndefined();
  expect(takePrefetched('GET /common/get_cdn_url', {})).toBeUndefined();
  await expect(call('GET /common/get_cdn_url', {})).rejects.toThrow('No.');
  expect(listToasts()).toEqual(['error: No.']);
});

it('ends the session of the token that the call was made with, and no newer one', async () => {
  const endedCodes: number[] = [];
  setLoggedOutHandler((code) => endedCodes.push(code));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    setToken('newer');
    return Response.json({ code: 50014, msg: '', data: null });
  });
  setToken('older');
  await expect(call('GET /diy/list', {})).rejects.toThrow('Error');
  expect(endedCodes).toEqual([]);
  await expect(call('GET /diy/list', {})).rejects.toThrow('Error');
  expect(endedCodes).toEqual([50014]);
  mockReply({ code: 50014 });
  clearToken();
  await expect(call('GET /diy/list', {})).rejects.toThrow('Error');
  expect(endedCodes).toEqual([50014, 50014]);
});
