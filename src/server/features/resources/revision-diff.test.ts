import { describe, expect, it } from 'vitest';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { activities } from '#activities/models.ts';
import { diffContents } from '#server/features/resources/revision-diff.ts';
import { buildQuiz } from '#tests/support/test-courseware.ts';

const model = activities.find(diyquiz.type)!;
const before = buildQuiz();
const diff = (after: unknown) => diffContents(model, before, after, 'en');
const [first, second, third] = before.questions;
const noParts = { parts: [], order_changed: false };

describe('diffContents', () => {
  it('finds nothing between equal contents with another order of properties', () => {
    const { layout, ...rest } = structuredClone(before);
    expect(diff({ ...rest, layout })).toEqual({ ...noParts, questions: [], other: false });
  });

  it('names questions added, removed and changed, and nothing else', () => {
    const added = { ...structuredClone(first!), id: 'q9' };
    const changed = { ...second!, explanation: 'Because.' };
    expect(diff({ ...before, questions: [added, first, changed] })).toEqual({
      questions: [
        { id: 'q9', title: '1 + 1 = ?', change: 'added' },
        { id: 'q2', title: 'Which are prime?', change: 'changed' },
        { id: 'q3', title: expect.stringContaining('Water') as string, change: 'removed' },
      ],
      ...noParts,
      other: false,
    });
  });

  it('finds changes that no title, mark or key shows: a reworded wrong option', () => {
    const question = structuredClone(first!);
    const wrongOption = question.answers?.find(({ correct }) => !correct);
    wrongOption!.text = '3';
    expect(diff({ ...before, questions: [question, second, third] })).toEqual({
      questions: [{ id: 'q1', title: '1 + 1 = ?', change: 'changed' }],
      ...noParts,
      other: false,
    });
  });

  it('sees another order and settings of the whole', () => {
    expect(diff({ ...before, questions: [second, first, third] })).toEqual({
      ...noParts,
      questions: [],
      other: true,
    });
    expect(diff({ ...before, allow_back: false })).toEqual({ ...noParts, questions: [], other: true });
  });
});

describe('diffContents of types that name their parts', () => {
  const picture = (name: string) => ({ url: `${name.repeat(64)}.png`, width: 10, height: 20 });
  const page = (id: string, part = {}) => ({ id, image: picture(id), title: '', url: '', ...part });
  const bookOf = (...pages: object[]) => ({ cover: null, category: '', pages, documents: [] });
  const resolved = (book: object) => activities.find('ebook')!.content.resolve(book, {});
  const diffBooks = (old: object, now: object) =>
    diffContents(activities.find('ebook')!, resolved(old), resolved(now), 'zh-hk');
  const none = { questions: [], parts: [], order_changed: false, other: false };

  it('names pages added, removed and changed by number and title, and another order', () => {
    const old = bookOf(page('a'), page('b', { title: '封面' }), page('c'), page('d'));
    expect(diffBooks(old, structuredClone(old))).toEqual(none);
    const reversed = bookOf(page('d'), page('c', { title: '潮汐' }), page('b', { title: '封面' }), page('e'));
    expect(diffBooks(old, reversed)).toEqual({
      ...none,
      parts: [
        { id: 'c', title: '第 2 頁：潮汐', before: '第 3 頁', change: 'changed' },
        { id: 'e', title: '第 4 頁', before: null, change: 'added' },
        { id: 'a', title: '第 1 頁', before: null, change: 'removed' },
      ],
      order_changed: true,
    });
    expect(diffBooks(old, { ...old, category: '科學', cover: picture('f') }).parts).toEqual([
      { id: 'category', title: '類別：科學', before: null, change: 'added' },
      { id: 'cover', title: '封面', before: null, change: 'added' },
    ]);
  });

  it('takes a page that only moved up for no change', () => {
    const old = bookOf(page('a'), page('b'), page('c'));
    expect(diffBooks(old, bookOf(page('b'), page('c')))).toEqual({
      ...none,
      parts: [{ id: 'a', title: '第 1 頁', before: null, change: 'removed' }],
    });
  });

  it('shows a link’s addresses, and files by their names', () => {
    const link = { url: 'https://a.example/', title: 'Tides', note: '' };
    const isLink = activities.find('link')!;
    const change = { ...link, url: 'https://b.example/', note: 'Read it twice' };
    expect(diffContents(isLink, link, change, 'en')).toEqual({
      ...none,
      parts: [
        { id: 'address', title: 'https://b.example/', before: 'https://a.example/', change: 'changed' },
        { id: 'note', title: 'Note: Read it twice', before: null, change: 'added' },
      ],
    });
    const item = { id: 'x', kind: 'document', name: 'plan.pdf', media: 'a.pdf', bytes: 1 };
    const isFile = activities.find('file')!;
    const files = { items: [{ ...item, media: 'b.pdf' }] };
    expect(diffContents(isFile, { items: [item] }, files, 'en').parts).toEqual([
      { id: 'x', title: 'plan.pdf', before: null, change: 'changed' },
    ]);
  });
});
