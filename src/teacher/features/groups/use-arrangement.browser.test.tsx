import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { showPage } from '#tests/browser/show-page.tsx';
import { useCall } from '#ui/api/hooks.ts';
import type { Group, GroupSet } from './arrangement.ts';
import { useArrangement } from './use-arrangement.ts';

const set: GroupSet = {
  id: 1,
  class_id: 1,
  name: 'Tables',
  is_locked: false,
  version: 1,
  is_used_in: [],
  groups: [{ id: 7, name: 'Reds', leader_id: null, members: [] }],
  students: [],
  pairs: [],
} as never;
const createGroups = (name: string): Group[] => [
  { id: 7, key: 'group-7', name, leader_id: null, members: [] },
];

test('a change is also saved if it is made while the lists are read again', async () => {
  let version = 1;
  let duringRead: (() => void) | undefined;
  const shown: { arrangement?: ReturnType<typeof useArrangement> } = {};
  function Board() {
    const { data } = useCall('GET /group/set_detail', { id: 1 }, { reportsInPlace: true });
    return data ? <Arranged set={data} /> : null;
  }
  function Arranged({ set: stored }: { set: GroupSet }) {
    const arrangement = useArrangement(stored, () => undefined);
    useEffect(() => {
      shown.arrangement = arrangement;
    });
    return <p>{arrangement.groups[0]?.name}</p>;
  }
  const { screen, sent } = await showPage({
    server: {
      'GET /group/set_detail': () => {
        duringRead?.();
        duringRead = undefined;
        return { data: set };
      },
      'POST /group/arrange': ({ groups }) => {
        version += 1;
        return { data: { version, groups } };
      },
    },
    show: () => <Board />,
  });
  await expect.element(screen.getByText('Reds')).toBeVisible();
  duringRead = () => shown.arrangement?.changeGroups(createGroups('Greens'));
  shown.arrangement?.changeGroups(createGroups('Blues'));
  await expect.element(screen.getByText('Greens')).toBeVisible();
  const savedNames = () =>
    sent
      .filter(({ key }) => key === 'POST /group/arrange')
      .map(({ input }) => (input['groups'] as { name: string }[])[0]?.name);
  await expect.poll(savedNames).toEqual(['Blues', 'Greens']);
});
