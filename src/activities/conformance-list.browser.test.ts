import { expect, it } from 'vitest';
import { listFormulaFonts } from '#parts/formatted-text/views/list-formula-fonts.view.ts';
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
  let namedMediaCount = 0;
  for (const [type, model, { contents }] of sampledTypes) {
    const listMedia = await findActivityViews(type)?.loadMedia?.();
    for (const { content } of contents) {
      const pin = { seed: 1, shuffle: true };
      const questions = model.work.questions(content);
      const publicContent = model.work.toPublic(content, pin, new Set());
      const listUrls = (shownContent: unknown) =>
        listMedia?.(shownContent, { shownId: undefined, trace: undefined }) ?? [];
      const mediaMatches = [
        ...JSON.stringify(publicContent).matchAll(/"(?:picture|sound|image|poster)":\{"url":"([^"]+)"/g),
      ];
      const expectedUrls = new Set(mediaMatches.map(([, url]) => url));
      expect(listUrls(publicContent)).toEqual(expect.arrayContaining([...expectedUrls]));
      const fonts = listFormulaFonts(publicContent);
      for (const url of listUrls(publicContent).filter((one) => !fonts.includes(one)))
        expect(JSON.stringify(publicContent)).toContain(JSON.stringify(url));
      expect(listUrls(publicContent)).toHaveLength(new Set(listUrls(publicContent)).size);
      namedMediaCount += expectedUrls.size;
      const timedQuestionIds = questions
        .filter(({ time_limit_s }) => time_limit_s !== undefined)
        .map(({ id }) => id);
      const withheldContent = model.work.toPublic(content, pin, new Set(questions.map(({ id }) => id)));
      // What is beside the questions, such as a video's poster, is not withheld.
      const shownText = JSON.stringify(withheldContent);
      const foreignUrls = listUrls(withheldContent).filter((url) => !shownText.includes(JSON.stringify(url)));
      expect(timedQuestionIds.length > 0 ? foreignUrls : []).toEqual([]);
    }
  }
  expect(namedMediaCount).toBeGreaterThan(0);
});
