import { expect, it } from 'vitest';
import { activityModels } from './models.ts';
import { activityViews, findActivityViews } from './views.ts';

it('lists the views of every type, and of no other', async () => {
  expect(Object.keys(activityViews).sort()).toEqual(activityModels.map(({ type }) => type).sort());
  for (const { type } of activityModels) {
    const icon = findActivityViews(type)?.icon ?? '';
    expect(icon).not.toMatch(/^data:/);
    expect((await fetch(icon)).headers.get('content-type')).toContain('svg');
  }
  expect(findActivityViews('no-such-type')).toBeUndefined();
  expect(findActivityViews('constructor')).toBeUndefined();
});
