import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#contract/language.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { showView } from '#tests/browser/show-view.tsx';
import type {
  ActivitySamples,
  EditorProps,
  PlayerProps,
  ReportProps,
  ResponseProps,
} from './activity-type.ts';
import { activityModels } from './models.ts';
import { activityViews, findActivityViews } from './views.ts';

/**
 * The views half of what every activity type promises: each sample shows in each language, on a phone and on a
 * laptop, without a word in the console (the setup file watches it) and without a violation found by axe.
 */

const screens = [
  [390, 844],
  [1366, 768],
] as const;

type Samples = ActivitySamples<unknown, unknown>;

async function loadSamples(type: string): Promise<Samples> {
  const file: { samples: Samples } = await import(`./${type}/samples.ts`);
  return file.samples;
}

const types = await Promise.all(
  activityModels.map(async (model) => [model.type, model, await loadSamples(model.type)] as const),
);

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

describe.each(types)('%s', (type, model, samples) => {
  const contents = samples.contents.map((sample) => [sample.title.en, sample] as const);

  describe.each(languages)('in %s', (language) => {
    describe.each(contents)('with "%s"', (_title, { content, right, wrong, partial }) => {
      it.each(screens)('plays and reviews it on %i × %i', async (width, height) => {
        await page.viewport(width, height);
        const load = findActivityViews(type)?.loadPlayer;
        const Player = (await load?.()) as unknown as ComponentType<PlayerProps>;
        const times = [
          ['work', {}],
          ['work', right],
          ['review', partial ?? wrong],
        ] as const;
        for (const [mode, responses] of times) {
          const { screen } = await showPlayer({ model, Player, content, language, mode, responses });
          expect(screen.container.textContent.trim()).not.toBe('');
          expect(await findAxeViolations(screen.container)).toEqual([]);
          await screen.unmount();
        }
      });

      it('reports it and shows its responses', async () => {
        await page.viewport(1366, 768);
        const views = findActivityViews(type);
        const Report = (await views?.loadReport()) as ComponentType<ReportProps>;
        const Response = (await views?.loadResponse()) as ComponentType<ResponseProps>;
        const given = [right, wrong, partial ?? {}, {}];
        for (const { id } of model.questions(content)) {
          const responses = given.map((one, index) => ({
            studentId: index + 1,
            response: one[id],
            score: null,
          }));
          const screen = await showView({
            language,
            show: (mediaUrl) => (
              <>
                <Report
                  content={content}
                  questionId={id}
                  report={model.summarize(content, id, responses, language)}
                  mediaUrl={mediaUrl}
                  studentName={(student) => `Student ${student}`}
                  hasStarted={(student) => student > 1}
                />
                {responses.map(({ studentId, response }) => (
                  <section key={studentId} aria-label={`Student ${studentId}`}>
                    <Response content={content} questionId={id} response={response} mediaUrl={mediaUrl} />
                  </section>
                ))}
              </>
            ),
          });
          expect(await findAxeViolations(screen.container)).toEqual([]);
          await screen.unmount();
        }
      });

      it.each(screens)('edits it on %i × %i', async (width, height) => {
        await page.viewport(width, height);
        const load = findActivityViews(type)?.loadEditor;
        const Editor = (await load?.()) as unknown as ComponentType<EditorProps>;
        for (const draft of [content, model.empty()]) {
          const { screen } = await showEditor({ model, Editor, content: draft, language });
          expect(screen.container.textContent.trim()).not.toBe('');
          expect(await findAxeViolations(screen.container)).toEqual([]);
          await screen.unmount();
        }
      });
    });
  });
});
