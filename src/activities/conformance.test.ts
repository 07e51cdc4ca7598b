import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { nothingMade } from '#contract/made.ts';
import { plantMarker } from '#tests/support/samples/plant-marker.ts';
import { sampledTypes } from '#tests/support/samples/sampled-types.ts';
import { isMarked, markWork } from './mark-work.ts';
import { activities } from './models.ts';
import { traceId } from './trace-id.ts';
import { findWithheld, insertOpenedQuestion, withholdTitles } from './withheld.ts';

/** Rules for the models of all activity types; conformance-*.browser.test.tsx has those for their views. */

const pins = [
  { seed: 1, shuffle: false },
  { seed: 1, shuffle: true },
  { seed: -77, shuffle: true },
];

const nothing: ReadonlySet<string> = new Set();

const misfits = [
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
  const marked = (text: unknown) => sentinel !== null && JSON.stringify(text).includes(sentinel);

  it('names itself in every language, in its colour', () => {
    const texts = [model.name, model.summary, ...Object.values(model.messages)];
    for (const text of texts) {
      const forms = typeof text.en === 'string' ? [text.en] : [text.en.one, text.en.other];
      for (const form of [...forms, text['zh-hk'], text['zh-cn']]) expect(form.trim()).not.toBe('');
      expect(parametersOf(text['zh-hk'])).toEqual(parametersOf(forms.join(' ')));
      expect(parametersOf(text['zh-cn'])).toEqual(parametersOf(forms.join(' ')));
      expect(parametersOf(text['zh-tw'] ?? text['zh-hk'])).toEqual(parametersOf(forms.join(' ')));
    }
    const icon = readFileSync(new URL(`./${type}/icon.svg`, import.meta.url), 'utf8');
    expect(icon).toContain(`fill="${model.colour}"`);
  });

  it('starts as an empty draft, which is not complete for reasons in its own messages', () => {
    const draft = model.content.draft.parse(model.content.empty());
    expect(draft).toEqual(model.content.empty());
    const issues = model.content.findIssues(draft, nothingMade);
    expect(issues.length).toBeGreaterThan(0);
    for (const { message } of issues) expect(Object.keys(model.messages)).toContain(message);
  });

  it('has samples', () => {
    expect(samples.contents.length).toBeGreaterThan(0);
    expect(samples.older.map(({ version }) => version).sort((one, other) => one - other)).toEqual(
      Array.from({ length: model.content.version - 1 }, (_, index) => index + 1),
    );
  });

  it.each(samples.older.map((older) => [older.version, older] as const))(
    'upgrades content of version %s',
    (version, { content }) => {
      const upgraded = model.content.upgrade(content, version);
      expect(model.content.draft.parse(upgraded)).toEqual(upgraded);
      expect(model.content.findIssues(upgraded, samples.made)).toEqual([]);
    },
  );

  describe.each(contents)('with "%s"', (_title, { draft, content, made, right, wrong, partial, traces }) => {
    const questions = model.work.questions(content);

    it('reads it as a draft and as complete content without changing it', () => {
      expect(model.content.draft.parse(draft)).toEqual(draft);
      expect(model.content.findIssues(draft, made)).toEqual([]);
      expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
      expect(model.content.resolve(structuredClone(draft), structuredClone(made))).toEqual(content);
    });

    it('names every medium of its draft, and waits for those that are not converted', () => {
      const named = model.content.media(draft);
      for (const [text] of JSON.stringify(draft).matchAll(
        /(?<=")samples\/[^"]+(?=")|[0-9a-f]{64}\.[a-z0-9]+/g,
      )) {
        expect(named.map(({ url }) => url)).toContain(text);
      }
      const waited = named.flatMap(({ url, waitFor }) => (waitFor ? [url] : []));
      for (const { waitsFor } of model.content.findIssues(draft, nothingMade))
        expect(waited).toContain(waitsFor);
      expect(() => model.content.resolve(draft, nothingMade)).not.toThrow();
    });

    it('has questions with different ids and titles', () => {
      const ids = questions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { title, max_score } of questions) {
        expect(title.trim()).not.toBe('');
        expect(max_score).toBeGreaterThanOrEqual(0);
      }
    });

    it.each(pins)('shows students no key, and the same content each time: %o', (pin) => {
      const shown = model.work.toPublic(content, pin, nothing);
      expect(model.work.public.parse(shown)).toEqual(shown);
      expect(marked(shown)).toBe(false);
      const inOrder = model.work.questions(content, pin).map(({ id }) => id);
      expect(inOrder.toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
      const places = inOrder.map((id) => JSON.stringify(shown).indexOf(`"${id}"`));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(marked(questions)).toBe(false);
      expect(JSON.stringify(model.work.toPublic(structuredClone(content), pin, nothing))).toBe(
        JSON.stringify(shown),
      );
    });

    it.each(questions.filter(({ time_limit_s }) => time_limit_s !== undefined).map(({ id }) => id))(
      'tells nothing of "%s" before it is opened, and then all of it',
      (id) => {
        const marker = '-SAID';
        const planted = plantMarker(content, id, marker, model.content.draft);
        for (const pin of pins) {
          const all = model.work.questions(planted, pin);
          const none = findWithheld(all, () => false);
          const closed = model.work.toPublic(planted, pin, none);
          expect(model.work.public.parse(closed)).toEqual(closed);
          expect(JSON.stringify([closed, withholdTitles(all, none)])).not.toContain(marker);
          const others = new Set(all.map((each) => each.id).filter((each) => each !== id));
          const reply = model.work.toPublic(planted, pin, others);
          expect(model.work.public.parse(reply)).toEqual(reply);
          expect(JSON.stringify(reply)).toContain(marker);
          const opened = model.work.toPublic(
            planted,
            pin,
            findWithheld(all, (each) => each === id),
          );
          expect(insertOpenedQuestion(closed, id, reply)).toEqual(opened);
        }
      },
    );

    it('reads its responses without changing them', () => {
      for (const response of [right, wrong, partial ?? {}].flatMap((given) => Object.values(given))) {
        expect(model.work.response.parse(response)).toEqual(response);
      }
    });

    it('marks within bounds, the same each time', () => {
      for (const responses of [right, wrong, partial ?? {}, {}, swapResponses(right)]) {
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
      const mark = markWork(model, content, right);
      const automatic = [...mark.questions.values()].filter(({ needs_teacher }) => !needs_teacher);
      expect(automatic.map(({ score }) => score)).toEqual(automatic.map(({ max_score }) => max_score));
      expect(mark.score).toBe(mark.needs_teacher ? mark.score : mark.max_score);
      expect(markWork(model, content, wrong).score).toBe(0);
      expect(markWork(model, content, {}).score).toBe(0);
    });

    it.runIf(partial)('gives part of the marks for partly right answers', () => {
      const { score, max_score } = markWork(model, content, partial ?? {});
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(max_score);
    });

    it('gives 0 for responses that do not fit the question, and never throws', () => {
      for (const misfit of misfits) {
        const responses = Object.fromEntries(questions.map(({ id }) => [id, misfit]));
        expect(markWork(model, content, responses).score).toBe(0);
      }
    });

    it.runIf(traces)('reads and merges its traces, in any order and any number of times', () => {
      const { schema, merge, limitTimes } = found(model.work.trace);
      const given = [traces?.whole, traces?.begun ?? traces?.whole];
      for (const trace of given) {
        expect(schema.parse(trace)).toEqual(trace);
        expect(merge(trace, trace)).toEqual(trace);
        expect(schema.parse(limitTimes(trace, 1_000))).toEqual(limitTimes(trace, 1_000));
      }
      const [one, other] = given;
      const both = merge(one, other);
      expect(schema.parse(both)).toEqual(both);
      expect(merge(other, one)).toEqual(both);
      for (const trace of given) expect(merge(both, trace)).toEqual(both);
    });

    it.runIf(model.report.progress)('tells the progress of a student within bounds, and never throws', () => {
      const isAt = (trace: unknown) => model.report.progress?.(content, trace) ?? { done: -1, of: -1 };
      const { done, of } = isAt(traces?.whole);
      expect(of).toBeGreaterThan(0);
      expect(done).toBe(of);
      const begun = isAt(traces?.begun);
      expect(begun.of).toBe(of);
      expect(begun.done).toBeGreaterThanOrEqual(0);
      expect(begun.done).toBeLessThanOrEqual(of);
      for (const misfit of misfits) expect(isAt(misfit)).toEqual({ done: 0, of });
    });

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
      const given = [right, wrong, partial ?? {}, {}];
      const ofQuestions = questions.map(({ id }) => [id, given.map((one): unknown => one[id])] as const);
      const ofTraces = traces ? [[traceId, [traces.whole, traces.begun, null, null]] as const] : [];
      for (const lang of languages) {
        for (const [id, all] of [...ofQuestions, ...ofTraces]) {
          const responses = all.map((response, index) => ({ student_id: index + 1, response, score: null }));
          const { rows, unanswered } = model.report.summarize(content, id, responses, lang);
          const seen = new Set([...unanswered, ...rows.flatMap(({ student_ids }) => student_ids)]);
          expect(seen).toEqual(new Set([1, 2, 3, 4]));
          expect(unanswered).toContain(4);
          for (const { label } of rows) expect(label.trim()).not.toBe('');
        }
      }
    });
  });

  it.runIf(sentinel !== null)('has its marker in keys only, and shows them as keys', () => {
    const guarded = samples.contents.filter(({ content }) => marked(content));
    expect(guarded.length).toBeGreaterThan(0);
    for (const { content } of guarded) {
      expect(marked(model.work.questions(content).map(({ id }) => model.work.toKey(content, id)))).toBe(true);
    }
  });

  it.runIf(sentinel === null)('has no key to any question', () => {
    for (const { content } of samples.contents) {
      for (const { id } of model.work.questions(content)) expect(model.work.toKey(content, id)).toBeNull();
    }
  });

  it('has questions to answer or a trace to store', () => {
    for (const { content, traces } of samples.contents) {
      const asks = model.work.questions(content).length > 0;
      expect([type, asks || model.work.trace !== undefined]).toEqual([type, true]);
      expect([type, traces !== undefined]).toEqual([type, model.work.trace !== undefined]);
    }
  });

  it('has no key for an unknown question', () => {
    for (const { content } of samples.contents) expect(model.work.toKey(content, 'no-such-id')).toBeNull();
  });
});

function found<T>(value: T | undefined): T {
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
