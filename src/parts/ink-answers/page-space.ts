import type { OpenSpace, SpaceChange, SpaceState } from '#form/space-source.ts';
import type { InkPresence, InkValue } from '#parts/ink/model.ts';
import { isChange, type ShownInk } from '#parts/ink/show-ink.ts';

/** One page of a space as a space whose first and only page it is. */

type InkSpace = OpenSpace<InkValue, ShownInk>;
type Kept = { whole: ShownInk; own: ShownInk };

/** Things and people without the number of their page: they are on the first. */
function dropPage<Paged extends { page?: number | undefined }>({ page: _number, ...rest }: Paged): Paged {
  return rest as Paged;
}

/** What people do on the page: the same objects while they do nothing else. */
function createPresenceFilter(page: number) {
  const ownByWhole = new WeakMap<object, object>();
  return (presence: SpaceState['presence']): SpaceState['presence'] => {
    const there = [...presence].flatMap(([id, value]): [number, unknown][] => {
      const whole = value as InkPresence;
      if (!whole || (whole.page ?? 0) !== page) return [];
      const own = ownByWhole.get(whole) ?? dropPage(whole);
      ownByWhole.set(whole, own);
      return [[id, own]];
    });
    return new Map(there);
  };
}

/** The changes of the page's things, as if it were the first. */
function filterHistory(changes: readonly SpaceChange[], page: number): SpaceChange[] {
  const ids = new Set<string>();
  return changes.flatMap((change) => {
    const value = change.value as InkValue;
    if (isChange(value)) return ids.has(change.item) ? [change] : [];
    if ((value.page ?? 0) !== page) return [];
    ids.add(change.item);
    return [{ ...change, value: dropPage(value) }];
  });
}

export function createPageSpace(space: InkSpace, page: number): InkSpace {
  const kept = new Map<string, Kept>();
  const items = new Map<string, ShownInk>();
  const filterPresence = createPresenceFilter(page);
  let wholeState: SpaceState<ShownInk> | undefined;
  let ownState: SpaceState<ShownInk> | undefined;

  /** Takes over what is new of the page; gives the ids that changed. */
  function follow(whole: ReadonlyMap<string, ShownInk>): Set<string> {
    const changed = new Set<string>();
    for (const [id, shown] of whole) {
      if ((shown.value.page ?? 0) !== page || kept.get(id)?.whole === shown) continue;
      const own = { ...shown, value: dropPage(shown.value) };
      kept.set(id, { whole: shown, own });
      items.set(id, own);
      changed.add(id);
    }
    for (const [id] of kept) {
      const shown = whole.get(id);
      if (shown && (shown.value.page ?? 0) === page) continue;
      kept.delete(id);
      items.delete(id);
      changed.add(id);
    }
    return changed;
  }

  return {
    ...space,
    state() {
      const whole = space.state();
      if (whole === wholeState && ownState) return ownState;
      wholeState = whole;
      ownState = { ...whole, items, changed: follow(whole.items), presence: filterPresence(whole.presence) };
      return ownState;
    },
    ...(space.readHistory && {
      readHistory: async () => filterHistory((await space.readHistory?.()) ?? [], page),
    }),
    write: (id, value) => space.write(id, isChange(value) || page === 0 ? value : { ...value, page }),
    sendPresence(value) {
      const presence = value as InkPresence;
      space.sendPresence(presence && page > 0 ? { ...presence, page } : presence);
    },
  };
}
