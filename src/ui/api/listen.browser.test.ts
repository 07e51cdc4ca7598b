import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '#ui/api/listen.ts';

afterEach(() => vi.unstubAllGlobals());

it('reconnects once a busy server has recovered', async () => {
  const message = `data: ${JSON.stringify({ attempt_id: 1 })}\n\n`;
  const replies = [
    () => new Response('{}', { status: 503 }),
    () => new Response(message, { headers: { 'content-type': 'text/event-stream' } }),
  ];
  const mockFetch = vi.fn<typeof fetch>(async () => (replies.shift() ?? (() => new Response()))());
  vi.stubGlobal('fetch', mockFetch);
  const messages: unknown[] = [];
  const stop = listen(
    'GET /study/live',
    { courseware_id: 1 },
    { onMessage: (each) => messages.push(each) },
    10,
  );
  await expect.poll(() => messages).toEqual([{ attempt_id: 1 }]);
  stop();
});
