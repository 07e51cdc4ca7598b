import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type {
  ClassAttempt,
  ClassProps,
  ReportProps,
  ResponseProps,
  ViewContext,
} from '#form/activity-views.ts';
import { traceId } from '#form/trace-id.ts';
import { describeSamples } from '#tests/browser/describe-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { createSampleSpaces } from '#tests/browser/sample-spaces.ts';
import { showView } from '#tests/browser/show-view.tsx';
import { mantineTheme, mantineVariables } from '#ui/theme/mantine-theme.ts';
import { findActivityViews } from './views.ts';

/**
 * Each sample can be reported in each language. Axe finds no violation, and the setup file fails the test if anything
 * is written to the console.
 */

const attempts: ClassAttempt[] = [
  { attempt_id: 11, student_ids: [1], name: 'Chan Tai Man', state: 'in_progress' },
  { attempt_id: 12, student_ids: [2, 3], name: 'Red', state: 'submitted' },
];
const nameOf = (id: number) => `Student ${id}`;

describeSamples(
  ({
    type,
    model,
    language,
    sample: { content, rightResponses, wrongResponses, partialResponses, traces, entries = [] },
  }) => {
    it('reports it and shows its responses', async () => {
      await page.viewport(1366, 768);
      const views = findActivityViews(type);
      const Report = (await views?.loadReport()) as ComponentType<ReportProps>;
      const Response = (await views?.loadResponse()) as ComponentType<ResponseProps>;
      const responseSets = [rightResponses, wrongResponses, partialResponses ?? {}, {}];
      const ofQuestions = model.work
        .questions(content)
        .map(({ id }) => [id, responseSets.map((one): unknown => one[id])] as const);
      const ofTraces = traces ? [[traceId, [traces.whole, traces.begun, null]] as const] : [];
      const spaces = createSampleSpaces(model, content, entries, 'teacher');
      const context = (mediaUrl: ViewContext['mediaUrl']): ViewContext => ({
        mediaUrl,
        nameOf,
        spaces,
        spacesOf: () => spaces,
      });
      for (const [id, all] of [...ofQuestions, ...ofTraces]) {
        const responses = all.map((response, index) => ({ student_id: index + 1, response, score: null }));
        const screen = await showView({
          language,
          show: (mediaUrl) => (
            <>
              <Report
                content={content}
                questionId={id}
                report={model.report.summarize(content, id, responses, language)}
                context={context(mediaUrl)}
                hasStarted={(student) => student > 1}
                attempts={attempts}
              />
              {responses.map(({ student_id, response }) => (
                <section key={student_id} aria-label={`Student ${student_id}`}>
                  <Response
                    content={content}
                    questionId={id}
                    response={response}
                    context={context(mediaUrl)}
                  />
                </section>
              ))}
            </>
          ),
        });
        expect(await findAxeViolations(screen.container, language)).toEqual([]);
        await screen.unmount();
      }
    });

    it.runIf(findActivityViews(type)?.loadClass)('shows the work of the class', async () => {
      await page.viewport(1366, 768);
      const Class = (await findActivityViews(type)?.loadClass?.()) as ComponentType<ClassProps>;
      const spaces = createSampleSpaces(model, content, entries, 'teacher');
      for (const isProjected of [false, true]) {
        const screen = await showView({
          language,
          show: (mediaUrl) => (
            <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables}>
              <Class
                content={content}
                attempts={attempts}
                title="Class"
                isProjected={isProjected}
                projectorUrl="#"
                context={{ mediaUrl, nameOf, spaces, spacesOf: () => spaces }}
                saveTable={() => Promise.resolve()}
              />
            </MantineProvider>
          ),
        });
        expect(screen.container.textContent.trim()).not.toBe('');
        expect(await findAxeViolations(screen.container, language)).toEqual([]);
        await screen.unmount();
      }
    });
  },
);
