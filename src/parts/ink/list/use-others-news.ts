import { useEffect, useEffectEvent, useState } from 'react';
import type { WorkSpace } from '../work/use-desk.ts';

/** How long what comes together is summed before it is told. */
const sumMs = 6_000;

type News = { count: number; people: readonly number[] };

/** What others have added since the last news; undefined while there is none. `me`: this person. */
export function useOthersNews(
  layers: readonly { space: Pick<WorkSpace, 'subscribe' | 'state'> }[],
  me: number,
): News | undefined {
  const [news, setNews] = useState<News>();
  const isOther = useEffectEvent((by: number) => by !== 0 && by !== me);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const added = new Map<string, number>();
    const tell = () => {
      timer = undefined;
      setNews({ count: added.size, people: [...new Set(added.values())] });
      added.clear();
    };
    const unsubscribes = layers.map(({ space }, layer) => {
      const known = new Set<string>();
      let wasLoaded = false;
      const apply = () => {
        const { items, changed, isLoaded } = space.state();
        const isFirst = isLoaded && !wasLoaded;
        wasLoaded = isLoaded;
        for (const id of isFirst ? items.keys() : changed) {
          const item = items.get(id);
          if (!item || known.has(id)) continue;
          known.add(id);
          if (!isFirst && wasLoaded && isOther(item.by)) added.set(`${layer}/${id}`, item.by);
        }
        if (added.size > 0) timer ??= setTimeout(tell, sumMs);
      };
      apply();
      return space.subscribe(apply);
    });
    return () => {
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [layers]);
  return news;
}
