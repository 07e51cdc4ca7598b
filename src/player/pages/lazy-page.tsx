import { type ComponentType, lazy, useState } from 'react';

/** A page whose code comes when it is gone to, or before: `load` then lets it be drawn at once, without a placeholder. */
export type LazyPage<P extends object> = { load: () => Promise<unknown>; Page: ComponentType<P> };

/** React shows a placeholder for at least 0.3 s, even where the code comes sooner: the first page should need none. */
export function createLazyPage<P extends object>(read: () => Promise<ComponentType<P>>): LazyPage<P> {
  let known: ComponentType<P> | undefined;
  const load = async () => {
    known = await read();
    return { default: known };
  };
  const Coming = lazy(load) as unknown as ComponentType<P>;
  function Page(props: P) {
    // What is on the screen stays the same component when its code is known.
    const [Shown] = useState<ComponentType<P>>(() => known ?? Coming);
    return <Shown {...props} />;
  }
  return { load, Page };
}
