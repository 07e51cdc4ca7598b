import { describe, expect, it } from 'vitest';
import type { SampleEntry } from '#form/activity-type.ts';
import { markWork } from '#form/mark-work.ts';
import {
  type Entry,
  findErasure,
  foldItem,
  type Item,
  isShownAlike,
  mayWriteValue,
  type Space,
  type SpacePerson,
  showItem,
} from '#form/space.ts';
import { sampledTypes } from '#tests/support/samples/sampled-types.ts';
import { activityViews } from './views.ts';

/** Rules for the spaces of all activity types: their samples are drawn, erased, brought back and replayed. */

const authors: Record<SampleEntry['by'], SpacePerson> = {
  student: { user_id: 1, role: 'student' },
  teacher: { user_id: 2, role: 'teacher' },
};
const classmate: SpacePerson = { user_id: 3, role: 'student' };
const viewers = [...Object.values(authors), classmate];

type Change = Entry & { item: string };

/** The changes of one space that the entries make, each as accepted by the rules of the space. */
function writeEntries(space: Space, content: unknown, entries: readonly SampleEntry[]): Change[] {
  const changes: Change[] = [];
  for (const { item, value, by } of entries) {
    const earlier = changes.filter((change) => change.item === item);
    const writer = authors[by];
    const conditions = { content, control: null };
    expect(mayWriteValue(space, foldItem(item, earlier), value, writer, conditions)).toBe(true);
    changes.push({ item, by: writer, value, change: changes.length + 1, at: changes.length });
  }
  return changes;
}

const foldAt = (changes: readonly Change[], id: string, change: number): Item | undefined =>
  foldItem(
    id,
    changes.filter((each) => each.item === id),
    change,
  );

const spacedTypes = sampledTypes.filter(([, { work }]) => work.spaces !== undefined);

it('has types with spaces', () => {
  expect(spacedTypes.length).toBeGreaterThan(0);
});

/** Kinds of files with pages that a teacher can write on. */
const kindsWithPages = new Set<string>(['picture', 'document']);

it.each(sampledTypes)(
  '%s lets teachers write on files where its answers have some',
  (type, model, samples) => {
    const takesFiles = samples.contents.some(({ content }) =>
      model.work.questions(content).some(({ files = [] }) => files.some((kind) => kindsWithPages.has(kind))),
    );
    expect(activityViews[type]?.writesOnFiles ?? false).toBe(takesFiles);
    expect(takesFiles ? model.work.spaces?.['teacher_ink']?.scope : 'feedback').toBe('feedback');
  },
);

describe.each(spacedTypes)('%s', (type, model, samples) => {
  const spaces = Object.entries(model.work.spaces ?? {});
  const { sentinel } = samples;

  it('names the spaces of the whole courseware in its views', () => {
    const ofCourseware = spaces.filter(([, { scope }]) => scope === 'courseware').map(([name]) => name);
    expect(activityViews[type]?.classSpaces ?? []).toEqual(ofCourseware);
  });

  it('erases an item in a sample, and brings one back', () => {
    const erasures = samples.contents.flatMap(({ entries = [] }) =>
      entries.flatMap(({ value }) => ('is_on' in value && value.kind === 'erased' ? [value.is_on] : [])),
    );
    expect(new Set(erasures)).toEqual(new Set([true, false]));
  });

  it('has entries of every space that takes items', () => {
    const written = new Set(
      samples.contents.flatMap(({ entries = [] }) => entries.map(({ space }) => space)),
    );
    const withItems = spaces.filter(([, { max }]) => max.items > 0);
    expect([...written].toSorted()).toEqual(withItems.map(([name]) => name).toSorted());
  });

  describe.each(samples.contents.map((sample) => [sample.title.en, sample] as const))(
    'with "%s"',
    (_title, { content, entries = [] }) => {
      const entriesOf = (name: string) => entries.filter((entry) => entry.space === name);
      const questions = model.work.questions(content);

      it('has entries', () => {
        expect(entries.length).toBeGreaterThan(0);
      });

      it.each(spaces)('reads the entries of %s without changing them, within their limits', (name, space) => {
        for (const { value } of entriesOf(name)) {
          expect(space.value.parse(value)).toEqual(value);
          expect(JSON.stringify(value).length).toBeLessThanOrEqual(space.max.item_bytes);
        }
      });

      it.each(spaces)('shows each step of %s, and the same when it is replayed', (name, space) => {
        const changes = writeEntries(space, content, entriesOf(name));
        for (const { item: id, change } of changes) {
          const item = foldAt(changes, id, change);
          if (!item) throw new Error(`${id} is missing after change ${change}`);
          const shownItems = viewers.map((viewer) => showItem(space, item, viewer, content));
          const texts = new Set(shownItems.map((one) => JSON.stringify(one)));
          expect(findErasure(item) ? [...texts] : ['null']).toEqual(['null']);
          expect(isShownAlike(space) ? texts.size : 1).toBe(1);
          expect(JSON.parse(JSON.stringify(shownItems))).toEqual(shownItems);
          for (const shownItem of shownItems)
            expect(JSON.stringify(shownItem)).not.toContain(sentinel ?? '\u0000');
          const asThen = foldAt(changes.slice(0, change), id, change);
          expect(item).toEqual(asThen);
        }
      });

      it.each(spaces.filter(([, { scope }]) => scope !== 'courseware'))(
        'lets nobody else erase what is in %s',
        (name, space) => {
          const changes = writeEntries(space, content, entriesOf(name));
          const erasure = entriesOf(name).find(({ value }) => value.kind === 'erased')?.value ?? {
            kind: 'erased',
            is_on: true,
          };
          for (const { item: id } of changes) {
            const item = foldAt(changes, id, changes.length);
            const conditions = { content, control: null };
            expect(mayWriteValue(space, item, { ...erasure }, classmate, conditions)).toBe(false);
          }
        },
      );

      // A content may leave some of its type's spaces empty.
      it.each(spaces.filter(([name, { scope }]) => scope === 'attempt' && entriesOf(name).length > 0))(
        'makes what is drawn in %s the answer to a question',
        (name, space) => {
          const drawnIds = entriesOf(name).map(({ value }) => space.questionOf?.(value, content));
          const founding = drawnIds.filter((id) => id !== undefined && id !== '');
          expect(founding.length).toBeGreaterThan(0);
          expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining(founding));
          const { questions: marks } = markWork(model, content, {}, new Set(founding as string[]));
          const waitingIds = questions
            .filter(({ id, marked_by }) => founding.includes(id) && marked_by === 'teacher')
            .map(({ id }) => id);
          expect(waitingIds.filter((id) => marks.get(id)?.needs_teacher !== true)).toEqual([]);
        },
      );
    },
  );
});
