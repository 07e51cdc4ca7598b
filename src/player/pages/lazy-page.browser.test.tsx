import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLazyPage } from '#player/pages/lazy-page.tsx';
import { restoreSession } from '#player/session.ts';
import { setToken } from '#ui/api/session-token.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function showPage({ Page }: ReturnType<typeof createLazyPage<{ name: string }>>) {
  const renderedNames: string[] = [];
  const Waiting = () => {
    renderedNames.push('placeholder');
    return <p>One moment</p>;
  };
  const renderGreeting = (name: string) => (
    <Suspense fallback={<Waiting />}>
      <Page name={name} />
    </Suspense>
  );
  return { drawn: renderedNames, shown: renderGreeting };
}

it('renders a loaded page without a placeholder, and keeps it mounted', async () => {
  const page = createLazyPage(async () => Greeting);
  await page.load();
  const { drawn, shown } = showPage(page);
  const screen = await render(shown('Ann'));
  const paragraph = screen.getByText('Hello Ann').element();
  await screen.rerender(shown('Ben'));
  expect(screen.getByText('Hello Ben').element()).toBe(paragraph);
  expect(drawn).toEqual([]);
});

it('loads a page when it is visited', async () => {
  const { drawn, shown } = showPage(createLazyPage(async () => Greeting));
  const screen = await render(shown('Ann'));
  await expect.element(screen.getByText('Hello Ann')).toBeVisible();
  expect(drawn).toContain('placeholder');
});

it('fetches an attempt once, before its page loads', async () => {
  setToken('a-token');
  restoreSession();
  const { fetchAttempt, prefetchAttempt } = await import('#player/features/attempt/attempt-calls.ts');
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push(new URL(new Request(input).url).searchParams.get('id') ?? '');
    return Response.json({ code: 1, msg: '', data: { id: 7, server_now: Date.now() } });
  });
  void prefetchAttempt(7);
  await expect(fetchAttempt(7)).resolves.toMatchObject({ id: 7 });
  expect(sent).toEqual(['7']);
  await fetchAttempt(7);
  await fetchAttempt(8);
  expect(sent).toEqual(['7', '7', '8']);
});
