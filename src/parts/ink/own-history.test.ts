import { expect, it } from 'vitest';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import type { InkValue } from './model.ts';
import { overlayInk } from './overlay-ink.ts';
import { createOwnHistory, type InkWrite } from './own-history.ts';
import type { ShownInk } from './show-ink.ts';

const random = createRandom(21);

/** A space in which this person and others write. Values are kept by kind, as the server and the page do. */
function createSpace() {
  const values = new Map<string, Map<string, InkValue>>();
  function read(id: string): ShownInk | undefined {
    const [founding, ...changes] = values.get(id)?.values() ?? [];
    let shown = founding && overlayInk(undefined, founding);
    for (const value of changes) shown = shown && overlayInk(shown, value);
    return shown ?? undefined;
  }
  const write = (id: string, value: InkValue): void => {
    values.set(id, (values.get(id) ?? new Map<string, InkValue>()).set(value.kind, value));
  };
  const readAll = () => [...values.keys()].map((id) => [id, read(id)] as const).filter(([, shown]) => shown);
  return { read, write, readAll };
}

function inventWrite(ids: string[], read: (id: string) => ShownInk | undefined): InkWrite {
  const id = ids[Math.floor(random() * ids.length)];
  if (id === undefined || !read(id) || random() < 0.4) {
    const newId = `s${ids.length}`;
    ids.push(newId);
    return { id: newId, value: inventStroke(random) };
  }
  const kind = Math.floor(random() * 4);
  if (kind === 0) return { id, value: { kind: 'erased', is_on: true, t: 1 } };
  if (kind === 1) return { id, value: { kind: 'cut', spans: [1, 5 + Math.floor(random() * 20)], t: 1 } };
  if (kind === 2) return { id, value: { ...inventStroke(random), width: 1 + random() } };
  return { id, value: { kind: 'moved', dx: random(), dy: 1, scale_x: 1, scale_y: 1, t: 1 } };
}

it('undoes and redoes all kinds of writes to where they were', () => {
  for (let round = 0; round < 200; round += 1) {
    const { read, write, readAll } = createSpace();
    const history = createOwnHistory({ read, write, now: () => 7 });
    const ids: string[] = [];
    const states = [readAll()];
    for (let step = 0; step < 12; step += 1) {
      const writes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => inventWrite(ids, read));
      const unique = [...new Map(writes.map((each) => [each.id, each])).values()];
      history.write(unique);
      states.push(readAll());
    }
    for (let back = states.length - 2; back >= 0; back -= 1) {
      history.undo();
      expect(new Map(readAll())).toEqual(new Map(states[back]));
    }
    expect(history.state()).toEqual({ canUndo: false, canRedo: true });
    for (const state of states.slice(1)) {
      history.redo();
      expect(new Map(readAll())).toEqual(new Map(state));
    }
  }
});

it('touches nothing that others write meanwhile', () => {
  const { read, write } = createSpace();
  const writtenIds: string[] = [];
  const history = createOwnHistory({
    read,
    write: (id, value) => {
      writtenIds.push(id);
      write(id, value);
    },
  });
  history.write([{ id: 'mine', value: inventStroke(random) }]);
  write('theirs', inventStroke(random));
  const theirs = read('theirs');
  history.undo();
  history.undo();
  history.redo();
  history.undo();
  expect(read('theirs')).toEqual(theirs);
  expect(new Set(writtenIds)).toEqual(new Set(['mine']));
});

it('forgets what was undone once something else is drawn', () => {
  const { read, write } = createSpace();
  const history = createOwnHistory({ read, write });
  history.write([{ id: 'a', value: inventStroke(random) }]);
  history.undo();
  history.write([{ id: 'b', value: inventStroke(random) }]);
  expect(history.state()).toEqual({ canUndo: true, canRedo: false });
  history.redo();
  expect(read('a')).toBeUndefined();
});
