import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { plantMarker } from '#tests/support/plant-marker.ts';
import { sampledTypes } from '#tests/support/sampled-types.ts';
import { activityModels, findActivityModel } from './models.ts';
import { findWithheld, putOpened, withholdTitles } from './withheld.ts';

/** The pure half of what every activity type promises; views are tried out in conformance-*.browser.test.tsx. */

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

it('lists types under names of their own', () => {
  expect(activityModels.length).toBeGreaterThan(0);
  expect(new Set(activityModels.map(({ type }) => type)).size).toBe(activityModels.length);
  for (const model of activityModels) expect(findActivityModel(model.type)).toBe(model);
  expect(findActivityModel('no-such-type')).toBeUndefined();
  expect(findActivityModel('constructor')).toBeUndefined();
});

it('has samples with a time limit of their own', () => {
  const questions = sampledTypes.flatMap(([, model, { contents }]) =>
    contents.flatMap(({ content }) => model.questions(content)),
  );
  expect(questions.filter(({ timeLimitS }) => timeLimitS !== undefined)).not.toEqual([]);
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

  it('starts empty: a draft, not complete, and says why in its own messages', () => {
    const draft = model.draft.parse(model.empty());
    expect(draft).toEqual(model.empty());
    expect(model.published.safeParse(draft).success).toBe(false);
    const issues = model.findIssues(draft);
    expect(issues.length).toBeGreaterThan(0);
    for (const { message } of issues) expect(Object.keys(model.messages)).toContain(message);
  });

  it('has samples to try it out on', () => {
    expect(samples.contents.length).toBeGreaterThan(0);
    expect(samples.older.map(({ version }) => version).sort((one, other) => one - other)).toEqual(
      Array.from({ length: model.version - 1 }, (_, index) => index + 1),
    );
  });

  it.each(samples.older.map((older) => [older.version, older] as const))(
    'upgrades content of version %s',
    (version, { content }) => {
      const upgraded = model.upgrade(content, version);
      expect(model.published.safeParse(upgraded).error).toBeUndefined();
    },
  );

  describe.each(contents)('with "%s"', (_title, { content, right, wrong, partial }) => {
    const questions = model.questions(content);

    it('reads it as a draft and as complete, changing nothing', () => {
      expect(model.draft.parse(content)).toEqual(content);
      expect(model.published.parse(content)).toEqual(content);
      expect(model.findIssues(content)).toEqual([]);
      expect(model.upgrade(content, model.version)).toEqual(content);
      expect(JSON.parse(JSON.stringify(content))).toEqual(content);
    });

    it('has questions with ids and titles of their own', () => {
      const ids = questions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { title, maxScore } of questions) {
        expect(title.trim()).not.toBe('');
        expect(maxScore).toBeGreaterThanOrEqual(0);
      }
    });

    it.each(pins)('shows students no key, the same each time: %o', (pin) => {
      const shown = model.toPublic(content, pin, nothing);
      expect(model.public.parse(shown)).toEqual(shown);
      expect(marked(shown)).toBe(false);
      const inOrder = model.questions(content, pin).map(({ id }) => id);
      expect(inOrder.toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
      const places = inOrder.map((id) => JSON.stringify(shown).indexOf(`"${id}"`));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(marked(questions)).toBe(false);
      expect(JSON.stringify(model.toPublic(structuredClone(content), pin, nothing))).toBe(
        JSON.stringify(shown),
      );
    });

    it.each(questions.filter(({ timeLimitS }) => timeLimitS !== undefined).map(({ id }) => id))(
      'tells nothing of "%s" before it is opened, and then all of it',
      (id) => {
        const marker = '-SAID';
        const planted = plantMarker(content, id, marker, model.published);
        for (const pin of pins) {
          const all = model.questions(planted, pin);
          const none = findWithheld(all, () => false);
          const closed = model.toPublic(planted, pin, none);
          expect(model.public.parse(closed)).toEqual(closed);
          expect(JSON.stringify([closed, withholdTitles(all, none)])).not.toContain(marker);
          const others = new Set(all.map((each) => each.id).filter((each) => each !== id));
          const reply = model.toPublic(planted, pin, others);
          expect(model.public.parse(reply)).toEqual(reply);
          expect(JSON.stringify(reply)).toContain(marker);
          const opened = model.toPublic(
            planted,
            pin,
            findWithheld(all, (each) => each === id),
          );
          expect(putOpened(closed, id, reply)).toEqual(opened);
        }
      },
    );

    it('reads its responses as they are', () => {
      for (const response of [right, wrong, partial ?? {}].flatMap((given) => Object.values(given))) {
        expect(model.response.parse(response)).toEqual(response);
      }
    });

    it('marks within bounds, the same each time', () => {
      for (const responses of [right, wrong, partial ?? {}, {}, swapped(right)]) {
        const mark = model.mark(content, responses);
        expect(model.mark(structuredClone(content), structuredClone(responses))).toEqual(mark);
        expect(Object.keys(mark.perQuestion).sort()).toEqual(questions.map(({ id }) => id).sort());
        for (const one of [mark, ...Object.values(mark.perQuestion)]) {
          expect(one.score).toBeGreaterThanOrEqual(0);
          expect(one.score).toBeLessThanOrEqual(one.maxScore);
        }
        for (const { id, maxScore } of questions) expect(mark.perQuestion[id]?.maxScore).toBe(maxScore);
      }
    });

    it('gives right answers full marks, wrong ones none', () => {
      const mark = model.mark(content, right);
      const automatic = Object.values(mark.perQuestion).filter(({ needsTeacher }) => !needsTeacher);
      expect(automatic.map(({ score }) => score)).toEqual(automatic.map(({ maxScore }) => maxScore));
      expect(mark.score).toBe(mark.needsTeacher ? mark.score : mark.maxScore);
      expect(model.mark(content, wrong).score).toBe(0);
      expect(model.mark(content, {}).score).toBe(0);
    });

    it.runIf(partial)('gives partly right answers a part of the marks', () => {
      const { score, maxScore } = model.mark(content, partial ?? {});
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(maxScore);
    });

    it('marks what fits no question at all 0, and never throws', () => {
      for (const misfit of misfits) {
        const responses = Object.fromEntries(questions.map(({ id }) => [id, misfit]));
        expect(model.mark(content, responses).score).toBe(0);
      }
    });

    it.runIf(model.progress)('tells how far a student came, within bounds, and never throws', () => {
      const [question] = questions;
      const isAt = (response: unknown) => model.progress?.(content, response) ?? { done: -1, of: -1 };
      const { done, of } = isAt(right[question?.id ?? '']);
      expect(questions).toHaveLength(1);
      expect(of).toBeGreaterThan(0);
      expect(done).toBe(of);
      const begun = isAt(wrong[question?.id ?? '']);
      expect(begun.of).toBe(of);
      expect(begun.done).toBeGreaterThanOrEqual(0);
      expect(begun.done).toBeLessThanOrEqual(of);
      for (const misfit of misfits) expect(isAt(misfit)).toEqual({ done: 0, of });
    });

    it.runIf(!model.isMarked)('tells in every language what it is made of', () => {
      for (const lang of languages) {
        const parts = model.parts?.(content, lang) ?? [];
        expect(parts.length).toBeGreaterThan(0);
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
        for (const { title } of parts) expect(title.trim()).not.toBe('');
        expect(model.parts?.(structuredClone(content), lang)).toEqual(parts);
        // What only the language changes is no change of the content.
        const inEnglish = model.parts?.(content, 'en').map(({ fingerprint }) => fingerprint);
        expect(parts.map(({ fingerprint }) => fingerprint)).toEqual(inEnglish);
      }
    });

    it('accounts for every student in its report, in every language', () => {
      for (const lang of languages) {
        for (const { id } of questions) {
          const responses = [right, wrong, partial ?? {}, {}].map((given, index) => ({
            studentId: index + 1,
            response: given[id],
            score: null,
          }));
          const { rows, unanswered } = model.summarize(content, id, responses, lang);
          const seen = new Set([...unanswered, ...rows.flatMap(({ studentIds }) => studentIds)]);
          expect(seen).toEqual(new Set([1, 2, 3, 4]));
          expect(unanswered).toContain(4);
          for (const { label } of rows) expect(label.trim()).not.toBe('');
        }
      }
    });
  });

  it.runIf(sentinel !== null)('keeps keys that the marker guards, and tells them as keys', () => {
    const guarded = samples.contents.filter(({ content }) => marked(content));
    expect(guarded.length).toBeGreaterThan(0);
    for (const { content } of guarded) {
      expect(marked(model.questions(content).map(({ id }) => model.toKey(content, id)))).toBe(true);
    }
  });

  it.runIf(sentinel === null)('has no key to any question', () => {
    for (const { content } of samples.contents) {
      for (const { id } of model.questions(content)) expect(model.toKey(content, id)).toBeNull();
    }
  });

  it.runIf(!model.isMarked)('gives no marks', () => {
    for (const { content, right } of samples.contents) {
      expect(model.mark(content, right)).toMatchObject({ score: 0, maxScore: 0, needsTeacher: false });
    }
  });

  it('knows no key of a question that is not there', () => {
    for (const { content } of samples.contents) expect(model.toKey(content, 'no-such-id')).toBeNull();
  });
});

function parametersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

/** Each response given to the next question instead. */
function swapped(responses: Record<string, unknown>): Record<string, unknown> {
  const ids = Object.keys(responses);
  return Object.fromEntries(ids.map((id, index) => [ids[(index + 1) % ids.length], responses[id]]));
}
