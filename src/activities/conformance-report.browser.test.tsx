import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ReportProps, ResponseProps } from '#form/activity-views.ts';
import { traceId } from '#form/trace-id.ts';
import { describeSamples } from '#tests/browser/describe-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showView } from '#tests/browser/show-view.tsx';
import { findActivityViews } from './views.ts';

/**
 * Each sample can be reported in each language. Axe finds no violation, and the setup file fails the test if anything
 * is written to the console.
 */

const nameOf = (id: number) => `Student ${id}`;

describeSamples(
  ({
    type,
    model,
    language,
    sample: { content, rightResponses, wrongResponses, partialResponses, traces },
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
                context={{ mediaUrl, nameOf }}
                hasStarted={(student) => student > 1}
              />
              {responses.map(({ student_id, response }) => (
                <section key={student_id} aria-label={`Student ${student_id}`}>
                  <Response
                    content={content}
                    questionId={id}
                    response={response}
                    context={{ mediaUrl, nameOf }}
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
  },
);
