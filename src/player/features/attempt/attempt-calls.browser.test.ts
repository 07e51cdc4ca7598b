import { expect, it, vi } from 'vitest';
import { restoreSession } from '#player/session.ts';
import { setToken } from '#ui/api/session-token.ts';

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
