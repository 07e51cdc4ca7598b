import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { typeSettings } from '#contract/choices.ts';
import { noConversionResults } from '#contract/conversion-results.ts';
import { languages } from '#contract/language.ts';
import { isMarked, markWork } from '#form/mark-work.ts';
import { traceId } from '#form/trace-id.ts';
import { findWithheld, insertOpenedQuestion, withholdTitles } from '#form/withheld.ts';
import { plantMarker } from '#tests/support/samples/plant-marker.ts';
import { sampledTypes } from '#tests/support/samples/sampled-types.ts';
import { spoilIds } from '#tests/support/samples/spoil-ids.ts';
import { activities } from './models.ts';

/** Rules for the models of all activity types; conformance-*.browser.test.tsx has those for their views. */

const attemptPins = [
  { seed: 1, shuffle: false },
  { seed: 1, shuffle: true },
  { seed: -77, shuffle: true },
];

const noIds: ReadonlySet<string> = new Set();

const invalidResponses = [
  null,
  undefined,
  0,
  '',
  'a',
  [],
  {},
  { option: 1 },
  { options: 'a' },
  { blanks: null },
  { parts: null },
  { parts: 'a', last: 1 },
  { parts: { a: '9000', b: Number.NaN, c: -5 } },
];

it('lists types with different names', () => {
  expect(activities.models.length).toBeGreaterThan(0);
  expect(new Set(activities.models.map(({ type }) => type)).size).toBe(activities.models.length);
  for (const model of activities.models) expect(activities.find(model.type)).toBe(model);
  expect(activities.find('no-such-type')).toBeUndefined();
  expect(activities.find('constructor')).toBeUndefined();
});

it('has samples of questions with their own time limit', () => {
  const questions = sampledTypes.flatMap(([, model, { contents }]) =>
    contents.flatMap(({ content }) => model.work.questions(content)),
  );
  expect(questions.filter(({ time_limit_s }) => time_limit_s !== undefined)).not.toEqual([]);
});

describe.each(sampledTypes)('%s', (type, model, samples) => {
  const contents = samples.contents.map((sample) => [sample.title.en, sample] as const);
  const { sentinel } = samples;
  const containsSentinel = (text: unknown) => sentinel !== null && JSON.stringify(text).includes(sentinel);

  it('names itself in every language, in its colour', () => {
    const texts = [model.name, model.summary, ...Object.values(model.messages)];
    for (const text of texts) {
      const pluralForms = typeof text.en === 'string' ? [text.en] : [text.en.one, text.en.other];
      for (const form of [...pluralForms, text['zh-hk'], text['zh-cn']]) expect(form.trim()).not.toBe('');
      expect(parametersOf(text['zh-hk'])).toEqual(parametersOf(pluralForms.join(' ')));
      expect(parametersOf(text['zh-cn'])).toEqual(parametersOf(pluralForms.join(' ')));
      expect(parametersOf(text['zh-tw'] ?? text['zh-hk'])).toEqual(parametersOf(pluralForms.join(' ')));
    }
    const icon = readFileSync(new URL(`./${type}/icon.svg`, import.meta.url), 'utf8');
    expect(icon).toContain(`fill="${model.colour}"`);
  });

  it('starts as an empty draft, which is not complete for reasons in its own messages', () => {
    const draft = model.content.draft.parse(model.content.empty());
    expect(draft).toEqual(model.content.empty());
    const issues = model.content.findIssues(draft, noConversionResults);
    expect(issues.length).toBeGreaterThan(0);
    for (const { message } of issues) expect(Object.keys(model.messages)).toContain(message);
  });

  it('declares the settings that it has, and no others', () => {
    const { settings = [], questions, toPublic } = model.work;
    expect(typeSettings.filter((name) => settings.includes(name))).toEqual(settings);
    // A type with marks may let its author leave them out.
    const areMarked = samples.contents.map(({ content }) => questions(content).some(isMarked));
    expect(areMarked.some((isOne) => isOne)).toBe(settings.length > 0);
    const orders = (shuffle: boolean) =>
      attemptPins.flatMap(({ seed }) =>
        samples.contents.map(({ content }) => JSON.stringify(toPublic(content, { seed, shuffle }, noIds))),
      );
    expect(isDeepStrictEqual(orders(true), orders(false))).toBe(!settings.includes('shuffle'));
  });

  it('has samples', () => {
    expect(samples.contents.length).toBeGreaterThan(0);
    expect(samples.olderContents.map(({ version }) => version).sort((one, other) => one - other)).toEqual(
      Array.from({ length: model.content.version - 1 }, (_, index) => index + 1),
    );
  });

  it.each(samples.olderContents.map((olderContent) => [olderContent.version, olderContent] as const))(
    'upgrades content of version %s',
    (version, { content }) => {
      const upgradedContent = model.content.upgrade(content, version);
      expect(model.content.draft.parse(upgradedContent)).toEqual(upgradedContent);
      expect(model.content.findIssues(upgradedContent, samples.conversionResults)).toEqual([]);
    },
  );

  describe.each(contents)(
    'with "%s"',
    (_title, {
      draft,
      content,
      selectedContent,
      conversionResults,
      rightResponses,
      wrongResponses,
      partialResponses,
      traces,
      entries = [],
    }) => {
      const questions = model.work.questions(content);
      /** Questions that are answered by what was drawn. */
      const drawnIds = new Set(
        entries.flatMap(({ space, value }) => model.work.spaces?.[space]?.questionOf?.(value, content) ?? []),
      );

      it('refuses items with the same id, and ids that no key of an object can have', () => {
        const acceptedDrafts = spoilIds(draft).filter(
          (spoiltDraft) => model.content.draft.safeParse(spoiltDraft).success,
        );
        expect(acceptedDrafts).toEqual([]);
      });

      it('reads it as a draft and as complete content without changing it', () => {
        expect(model.content.draft.parse(draft)).toEqual(draft);
        expect(model.content.findIssues(draft, conversionResults)).toEqual([]);
        expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
        const [draftCopy, resultsCopy, selectedCopy] = structuredClone([
          draft,
          conversionResults,
          selectedContent,
        ] as const);
        expect(model.content.resolve(draftCopy, resultsCopy, selectedCopy)).toEqual(content);
      });

      it('names every medium of its draft, and waits for those that are not converted', () => {
        const namedMedia = model.content.media(draft);
        for (const [text] of JSON.stringify(draft).matchAll(
          /(?<=")samples\/[^"]+(?=")|[0-9a-f]{64}\.[a-z0-9]+/g,
        )) {
          expect(namedMedia.map(({ url }) => url)).toContain(text);
        }
        const awaitedUrls = namedMedia.flatMap(({ url, awaitsConversion }) =>
          awaitsConversion ? [url] : [],
        );
        for (const { waitsFor } of model.content.findIssues(draft, noConversionResults))
          expect(awaitedUrls).toContain(waitsFor);
        expect(() => model.content.resolve(draft, noConversionResults)).not.toThrow();
      });

      it('finds every label of its draft, and names the bank only where links to it can be removed', () => {
        const { mapLabels = (labelled: unknown) => labelled, bank, needsSchool } = model.content;
        const bareDraft = mapLabels(draft, () => undefined);
        expect(JSON.stringify(bareDraft)).not.toContain('"dimension_id"');
        expect(model.content.draft.parse(bareDraft)).toEqual(bareDraft);
        expect(mapLabels(draft, (labels) => labels)).toEqual(draft);
        const canRemoveLinks = bank !== undefined || needsSchool === true;
        expect(canRemoveLinks || !JSON.stringify(draft).includes('"version_id"')).toBe(true);
      });

      it('has questions with different ids and titles', () => {
        const ids = questions.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { title, max_score } of questions) {
          expect(title.trim()).not.toBe('');
          expect(max_score).toBeGreaterThanOrEqual(0);
        }
      });

      it.each(attemptPins)('shows students no key, and the same content each time: %o', (pin) => {
        const publicContent = model.work.toPublic(content, pin, noIds);
        expect(model.work.public.parse(publicContent)).toEqual(publicContent);
        expect(containsSentinel(publicContent)).toBe(false);
        const inOrder = model.work.questions(content, pin).map(({ id }) => id);
        expect(inOrder.toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
        const questionPlaces = inOrder.map((id) => JSON.stringify(publicContent).indexOf(`"${id}"`));
        expect(questionPlaces).toEqual(questionPlaces.toSorted((one, other) => one - other));
        expect(containsSentinel(questions)).toBe(false);
        expect(JSON.stringify(model.work.toPublic(structuredClone(content), pin, noIds))).toBe(
          JSON.stringify(publicContent),
        );
      });

      it.each(questions.filter(({ time_limit_s }) => time_limit_s !== undefined).map(({ id }) => id))(
        'tells nothing of "%s" before it is opened, and then all of it',
        (id) => {
          const marker = '-SAID';
          const contentWithMarker = plantMarker(content, id, marker, model.content.draft);
          for (const pin of attemptPins) {
            const allQuestions = model.work.questions(contentWithMarker, pin);
            const withheldIds = findWithheld(allQuestions, () => false);
            const withheldContent = model.work.toPublic(contentWithMarker, pin, withheldIds);
            expect(model.work.public.parse(withheldContent)).toEqual(withheldContent);
            expect(
              JSON.stringify([withheldContent, withholdTitles(allQuestions, withheldIds)]),
            ).not.toContain(marker);
            const others = new Set(allQuestions.map((each) => each.id).filter((each) => each !== id));
            const reply = model.work.toPublic(contentWithMarker, pin, others);
            expect(model.work.public.parse(reply)).toEqual(reply);
            expect(JSON.stringify(reply)).toContain(marker);
            const openedContent = model.work.toPublic(
              contentWithMarker,
              pin,
              findWithheld(allQuestions, (each) => each === id),
            );
            expect(insertOpenedQuestion(withheldContent, id, reply)).toEqual(openedContent);
          }
        },
      );

      it('reads its responses without changing them', () => {
        for (const response of [rightResponses, wrongResponses, partialResponses ?? {}].flatMap((given) =>
          Object.values(given),
        )) {
          expect(model.work.response.parse(response)).toEqual(response);
        }
      });

      it('marks within bounds, the same each time', () => {
        for (const responses of [
          rightResponses,
          wrongResponses,
          partialResponses ?? {},
          {},
          swapResponses(rightResponses),
        ]) {
          const scores = model.work.mark(content, responses);
          expect(model.work.mark(structuredClone(content), structuredClone(responses))).toEqual(scores);
          expect(Object.keys(scores).sort()).toEqual(
            questions
              .filter(isMarked)
              .map(({ id }) => id)
              .sort(),
          );
          for (const { id, max_score, marked_by } of questions.filter(isMarked)) {
            expect(marked_by === 'machine' ? typeof scores[id] : 'number').toBe('number');
            expect(scores[id] ?? 0).toBeGreaterThanOrEqual(0);
            expect(scores[id] ?? 0).toBeLessThanOrEqual(max_score);
          }
        }
      });

      it('gives full marks for right answers and none for wrong ones', () => {
        const mark = markWork(model, content, rightResponses, drawnIds);
        const machineMarks = [...mark.questions.values()].filter(({ needs_teacher }) => !needs_teacher);
        expect(machineMarks.map(({ score }) => score)).toEqual(
          machineMarks.map(({ max_score }) => max_score),
        );
        expect(mark.score).toBe(mark.needs_teacher ? mark.score : mark.max_score);
        expect(markWork(model, content, wrongResponses).score).toBe(0);
        expect(markWork(model, content, {}).score).toBe(0);
      });

      it.runIf(partialResponses)('gives part of the marks for partly right answers', () => {
        const { score, max_score } = markWork(model, content, partialResponses ?? {});
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThan(max_score);
      });

      it('gives 0 for responses that do not fit the question, and never throws', () => {
        for (const misfit of invalidResponses) {
          const responses = Object.fromEntries(questions.map(({ id }) => [id, misfit]));
          expect(markWork(model, content, responses).score).toBe(0);
        }
      });

      it.runIf(traces)('reads and merges its traces, in any order and any number of times', () => {
        const { schema, merge, limitTimes } = requireValue(model.work.trace);
        const given = [traces?.whole, traces?.begun ?? traces?.whole];
        for (const trace of given) {
          expect(schema.parse(trace)).toEqual(trace);
          expect(merge(trace, trace)).toEqual(trace);
          expect(schema.parse(limitTimes(trace, 1_000))).toEqual(limitTimes(trace, 1_000));
        }
        const [one, other] = given;
        const mergedTrace = merge(one, other);
        expect(schema.parse(mergedTrace)).toEqual(mergedTrace);
        expect(merge(other, one)).toEqual(mergedTrace);
        for (const trace of given) expect(merge(mergedTrace, trace)).toEqual(mergedTrace);
      });

      it.runIf(model.report.progress)(
        'tells the progress of a student within bounds, and never throws',
        () => {
          const computeProgress = (trace: unknown) =>
            model.report.progress?.(content, trace) ?? { done: -1, of: -1 };
          const { done, of } = computeProgress(traces?.whole);
          expect(of).toBeGreaterThan(0);
          expect(done).toBe(of);
          const begunProgress = computeProgress(traces?.begun);
          expect(begunProgress.of).toBe(of);
          expect(begunProgress.done).toBeGreaterThanOrEqual(0);
          expect(begunProgress.done).toBeLessThanOrEqual(of);
          for (const misfit of invalidResponses) expect(computeProgress(misfit)).toEqual({ done: 0, of });
        },
      );

      it.runIf(!questions.some(isMarked))('lists its parts in every language', () => {
        for (const lang of languages) {
          const parts = model.content.parts?.(content, lang) ?? [];
          expect(parts.length).toBeGreaterThan(0);
          expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
          for (const { title } of parts) expect(title.trim()).not.toBe('');
          expect(model.content.parts?.(structuredClone(content), lang)).toEqual(parts);
          // The language must not change the fingerprints: only changes of the content may.
          const inEnglish = model.content.parts?.(content, 'en').map(({ fingerprint }) => fingerprint);
          expect(parts.map(({ fingerprint }) => fingerprint)).toEqual(inEnglish);
        }
      });

      it('accounts for every student in its report, in every language', () => {
        const given = [rightResponses, wrongResponses, partialResponses ?? {}, {}];
        const ofQuestions = questions.map(({ id }) => [id, given.map((one): unknown => one[id])] as const);
        const ofTraces = traces ? [[traceId, [traces.whole, traces.begun, null, null]] as const] : [];
        for (const lang of languages) {
          for (const [id, all] of [...ofQuestions, ...ofTraces]) {
            const responses = all.map((response, index) => ({
              student_id: index + 1,
              response,
              score: null,
            }));
            const { rows, unanswered, timeline } = model.report.summarize(content, id, responses, lang);
            const reportedStudentIds = new Set([
              ...unanswered,
              ...rows.flatMap(({ student_ids }) => student_ids),
              ...(timeline?.people ?? []).map(({ student_id }) => student_id),
            ]);
            expect(reportedStudentIds).toEqual(new Set([1, 2, 3, 4]));
            expect(unanswered).toContain(4);
            for (const { label } of rows) expect(label.trim()).not.toBe('');
          }
        }
      });
    },
  );

  it.runIf(sentinel !== null)('has its marker in keys only, and shows them as keys', () => {
    const contentsWithSentinel = samples.contents.filter(({ content }) => containsSentinel(content));
    expect(contentsWithSentinel.length).toBeGreaterThan(0);
    for (const { content } of contentsWithSentinel) {
      expect(
        containsSentinel(model.work.questions(content).map(({ id }) => model.work.toKey(content, id))),
      ).toBe(true);
    }
  });

  it.runIf(sentinel === null)('has no key to any question', () => {
    for (const { content } of samples.contents) {
      for (const { id } of model.work.questions(content)) expect(model.work.toKey(content, id)).toBeNull();
    }
  });

  it('has questions to answer or a trace to store', () => {
    for (const { content, traces } of samples.contents) {
      const hasQuestions = model.work.questions(content).length > 0;
      expect([type, hasQuestions || model.work.trace !== undefined]).toEqual([type, true]);
      expect([type, traces !== undefined]).toEqual([type, model.work.trace !== undefined]);
    }
  });

  it('has no key for an unknown question', () => {
    for (const { content } of samples.contents) expect(model.work.toKey(content, 'no-such-id')).toBeNull();
  });
});

function requireValue<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}

function parametersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

/** Gives each response to the next question instead, to get responses that do not fit. */
function swapResponses(responses: Record<string, unknown>): Record<string, unknown> {
  const ids = Object.keys(responses);
  return Object.fromEntries(ids.map((id, index) => [ids[(index + 1) % ids.length], responses[id]]));
}
