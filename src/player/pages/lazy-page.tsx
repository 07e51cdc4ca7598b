import { type ComponentType, lazy, useState } from 'react';

/** A page whose code loads when it is visited. After `load` it renders at once, without a placeholder. */
export type LazyPage<P extends object> = { load: () => Promise<unknown>; Page: ComponentType<P> };

/** React shows a placeholder for at least 0.3 s, even if the code arrives sooner; the first page should need none. */
export function createLazyPage<P extends object>(importPage: () => Promise<ComponentType<P>>): LazyPage<P> {
  let loadedPage: ComponentType<P> | undefined;
  const load = async () => {
    loadedPage = await importPage();
    return { default: loadedPage };
  };
  const LazyComponent = lazy(load) as unknown as ComponentType<P>;
  function Page(props: P) {
    // The component of a mounted page must not change when its code arrives.
    const [ShownPage] = useState<ComponentType<P>>(() => loadedPage ?? LazyComponent);
    return <ShownPage {...props} />;
  }
  return { load, Page };
}
