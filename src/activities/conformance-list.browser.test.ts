import { expect, it } from 'vitest';
import { sampledTypes } from '#tests/support/samples/sampled-types.ts';
import { activities } from './models.ts';
import { activityViews, findActivityViews } from './views.ts';

it('lists the views of every type, and of no other', async () => {
  expect(Object.keys(activityViews).sort()).toEqual(activities.models.map(({ type }) => type).sort());
  for (const { type } of activities.models) {
    const icon = findActivityViews(type)?.icon ?? '';
    expect(icon).not.toMatch(/^data:/);
    expect((await fetch(icon)).headers.get('content-type')).toContain('svg');
  }
  expect(findActivityViews('no-such-type')).toBeUndefined();
  expect(findActivityViews('constructor')).toBeUndefined();
});

it('lists the media that students see, and none of withheld questions', async () => {
  let named = 0;
  for (const [type, model, { contents }] of sampledTypes) {
    const listMedia = await findActivityViews(type)?.loadMedia?.();
    for (const { content } of contents) {
      const pin = { seed: 1, shuffle: true };
      const questions = model.work.questions(content);
      const shown = model.work.toPublic(content, pin, new Set());
      const list = (some: unknown) => listMedia?.(some, { shownId: undefined, trace: undefined }) ?? [];
      const seen = [...JSON.stringify(shown).matchAll(/"(?:picture|sound|image|poster)":\{"url":"([^"]+)"/g)];
      const urls = new Set(seen.map(([, url]) => url));
      expect(list(shown)).toEqual(expect.arrayContaining([...urls]));
      for (const url of list(shown)) expect(JSON.stringify(shown)).toContain(`"url":"${url}"`);
      expect(list(shown)).toHaveLength(new Set(list(shown)).size);
      named += urls.size;
      const limited = questions.filter(({ time_limit_s }) => time_limit_s !== undefined).map(({ id }) => id);
      const closed = model.work.toPublic(content, pin, new Set(questions.map(({ id }) => id)));
      expect(limited.length > 0 ? list(closed) : []).toEqual([]);
    }
  }
  expect(named).toBeGreaterThan(0);
});
