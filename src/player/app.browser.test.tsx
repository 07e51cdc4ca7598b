import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { App } from './app.tsx';

const testAddress = location.href;
afterEach(() => history.replaceState(null, '', testAddress));

it.each(['100%25', '100%'])('a join code that nobody has is called unknown: /play/%s', async (code) => {
  setLanguage('en');
  const codes: (string | null)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(new Request(input).url);
    if (url.pathname !== '/api/play/join') return Response.json({ code: 1, msg: '', data: {} });
    codes.push(url.searchParams.get('code'));
    return Response.json({ code: 40400, msg: 'Nobody has this code', data: null });
  });
  history.replaceState(null, '', `/play/${code}`);
  await render(<App />);
  await expect.element(page.getByText('Nobody has this code')).toBeVisible();
  expect(codes).toEqual(['100']);
});
