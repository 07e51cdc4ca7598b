import { type ComponentType, type ReactNode, useState } from 'react';
import { useLoaded } from './use-loaded.ts';

/** A component whose code is loaded when it is first rendered, or before that with `load`. It needs no `Suspense` above. */
export type LateComponent<P extends object> = ((props: P) => ReactNode) & { load: () => Promise<unknown> };

/**
 * For a part of a page that people work on: until its code is there, it shows nothing, and a load that failed is tried again
 * once the network is back. The other part of the page goes on, which it would not with `createLazyComponent`.
 */
export function createLateComponent<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
): LateComponent<P> {
  let LoadedComponent: ComponentType<P> | undefined;
  const load = async () => {
    LoadedComponent = await importComponent();
  };
  function Component(props: P) {
    const [wasLoaded] = useState(() => LoadedComponent !== undefined);
    const isLoadedNow = useLoaded(load, !wasLoaded);
    const ShownComponent = wasLoaded || isLoadedNow ? LoadedComponent : undefined;
    return ShownComponent ? <ShownComponent {...props} /> : null;
  }
  return Object.assign(Component, { load });
}
