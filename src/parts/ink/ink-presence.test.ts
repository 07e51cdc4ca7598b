import { expect, it } from 'vitest';
import { describePen, limitToCrowd } from './ink-presence.ts';

it('sends no strokes under way to a crowd, which is not shown them', () => {
  const underWay = { id: 's', tool: 'pen', colour: 'blue', width: 2, page: 0, points: [1, 1, 0.5] } as const;
  const presence = describePen(0, [1, 1], { ...underWay, points: [...underWay.points] });
  expect(limitToCrowd(presence, 10)).toBe(presence);
  expect(limitToCrowd(presence, 11)).toEqual({ at: [1, 1] });
  expect(limitToCrowd(null, 11)).toBeNull();
});
