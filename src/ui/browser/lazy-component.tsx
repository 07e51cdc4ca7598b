import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is loaded when it is first rendered, or before that with `load`. It needs a `Suspense` above. */
export type LazyComponent<P extends object> = ComponentType<P> & { load: () => Promise<unknown> };

/**
 * Once `load` has ended, the component renders at once. React's own `lazy` renders a placeholder even then, and React keeps
 * a placeholder for at least 0.3 s.
 */
export function createLazyComponent<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  let loadedComponent: ComponentType<P> | undefined;
  const load = async () => {
    loadedComponent = await importComponent();
    return { default: loadedComponent };
  };
  const ReactLazy = lazy(load) as unknown as ComponentType<P>;
  function Component(props: P) {
    // A mounted component must not be replaced when its code arrives.
    const [ShownComponent] = useState<ComponentType<P>>(() => loadedComponent ?? ReactLazy);
    return <ShownComponent {...props} />;
  }
  return Object.assign(Component, { load });
}
