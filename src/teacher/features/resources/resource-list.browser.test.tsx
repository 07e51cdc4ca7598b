import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { ResourceList } from './resource-list.tsx';

const resource = {
  id: 1,
  activity_id: 1,
  type: 'diyquiz',
  name: 'Fractions',
  description: '',
  display_language: 'en',
  subject_id: null,
  subject_name: null,
  subject_colour: null,
  grade: null,
  difficulty: null,
  icon: '',
  startup_screen: '',
  question_count: 4,
  owner_name: 'Ms Chan',
  is_own: false,
  revision_number: 1,
  like_count: 0,
  copy_count: 0,
  liked: false,
  shared_at: 0,
  updated_at: 0,
};

it('does not request a refused page again and again', async () => {
  let isBroken = true;
  const { sent } = await showPage({
    server: {
      'GET /resource/index': ({ offset }) => {
        if (offset !== '0' && isBroken) return { code: 503, msg: 'The server is very busy.', data: null };
        return { data: { items: [resource], total: 30, total_is_bound: false, has_more: offset === '0' } };
      },
      'GET /resource/type_list': () => ({ data: { type_list: [] } }),
      'GET /common/subject_list': () => ({ data: { subject_list: [] } }),
    },
    show: () => <ResourceList search={{}} onSearch={() => undefined} />,
  });
  const countNext = () =>
    sent.filter(({ key, input }) => key === 'GET /resource/index' && input['offset'] !== '0').length;
  await expect.element(page.getByText('The server is very busy.')).toBeVisible();
  await new Promise((done) => setTimeout(done, 500));
  expect(countNext()).toBe(1);
  isBroken = false;
  await page.getByRole('button', { name: 'Show more' }).click();
  await vi.waitFor(() => expect(countNext()).toBe(2));
});

it('reads as many items as before a reload, in few calls', async () => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const total = 130;
  const open = () =>
    showPage({
      server: {
        'GET /resource/index': ({ offset, limit }) => {
          const [from, to] = [Number(offset), Math.min(Number(offset) + Number(limit), total)];
          const items = Array.from({ length: to - from }, (_, index) => ({
            ...resource,
            id: from + index + 1,
          }));
          return { data: { items, total, total_is_bound: false, has_more: to < total } };
        },
        'GET /resource/type_list': () => ({ data: { type_list: [] } }),
        'GET /common/subject_list': () => ({ data: { subject_list: [] } }),
      },
      show: () => <ResourceList search={{}} onSearch={() => undefined} />,
      history,
    });
  const countCards = () => document.querySelectorAll('section > ul > li').length;
  const first = await open();
  await vi.waitFor(() => {
    document.querySelector<HTMLElement>('section > button')?.click();
    expect(countCards()).toBe(total);
  }, 10_000);
  await first.screen.unmount();
  const again = await open();
  await vi.waitFor(() => expect(countCards()).toBe(total), 10_000);
  const asked = again.sent.filter(({ key }) => key === 'GET /resource/index');
  expect(asked.map(({ input }) => [input['offset'], input['limit']])).toEqual([
    ['0', '100'],
    ['100', '30'],
  ]);
});
