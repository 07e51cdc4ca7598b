import type { OpenSpace } from '#form/space-source.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { isChange, type ShownInk } from '#parts/ink/show-ink.ts';
import type { FilePage } from './file-pages.ts';

/**
 * A space of ink on files as a space of ink on the pages that are shown: items name their file and its page in the
 * space, and the number of the shown page here. Items on other files, such as one that was taken out of the answer, are not in it.
 */

type FileSpace = OpenSpace<InkValue, ShownInk>;
type PageNumbers = ReadonlyMap<string, number>;

const toKey = (file: number, page: number): string => `${file}/${page}`;

function toShownPage(shown: ShownInk, numbers: PageNumbers): ShownInk | undefined {
  const { file, page: pageOfFile = 0, ...value } = shown.value;
  const page = file === undefined ? undefined : numbers.get(toKey(file, pageOfFile));
  if (page === undefined) return undefined;
  return { ...shown, value: page === 0 ? value : { ...value, page } };
}

function toFile(value: InkValue, pages: readonly FilePage[]): InkValue {
  if (isChange(value)) return value;
  const { page: shownPage = 0, ...rest } = value;
  const place = pages[shownPage];
  if (!place) return value;
  return { ...rest, file: place.file, ...(place.page > 0 && { page: place.page }) };
}

export function createFileSpace(space: FileSpace, pages: readonly FilePage[]): FileSpace {
  const numbers = new Map(pages.map(({ file, page }, index) => [toKey(file, page), index]));
  // An item stays the same object while it does not change, here as in the space.
  const shownByItem = new WeakMap<ShownInk, ShownInk>();
  const items = new Map<string, ShownInk>();
  let lastState: ReturnType<FileSpace['state']> | undefined;
  let shownState: ReturnType<FileSpace['state']> | undefined;

  function find(item: ShownInk): ShownInk | undefined {
    const known = shownByItem.get(item);
    if (known) return known;
    const shown = toShownPage(item, numbers);
    if (shown) shownByItem.set(item, shown);
    return shown;
  }

  function update(all: ReadonlyMap<string, ShownInk>): void {
    for (const id of items.keys()) if (!all.has(id)) items.delete(id);
    for (const [id, item] of all) {
      const shown = find(item);
      if (shown) items.set(id, shown);
    }
  }

  return {
    ...space,
    state: () => {
      const state = space.state();
      if (state === lastState && shownState) return shownState;
      update(state.items);
      lastState = state;
      shownState = { ...state, items };
      return shownState;
    },
    write: (id, value) => space.write(id, toFile(value, pages)),
  };
}
