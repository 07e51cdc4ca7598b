import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { createLazyComponent, type LazyComponent } from '#ui/browser/lazy-component.tsx';

/**
 * What draws with the component library brings it along: pages that are read more often than worked on, such as lists, begin
 * without it.
 */

const importScope = async () => (await import('./library-scope.tsx')).LibraryScope;
const LibraryScope = createLazyComponent<{ children: ReactNode }>(importScope);

/** Like `createLazyComponent`, for a part of any page. */
export function createLazyPart<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  return createLazyComponent<P>(async () => {
    const [Component, Scope] = await Promise.all([importComponent(), importScope()]);
    return (props: P) => (
      <Scope>
        <Component {...props} />
      </Scope>
    );
  });
}

const wrappedPages = new Map<RouteComponent, RouteComponent>();

/** A page that draws with the component library from the beginning. Screens that share a page also share this. */
export function withLibrary(page: RouteComponent): RouteComponent {
  const wrapped = wrappedPages.get(page) ?? wrapPage(page);
  wrappedPages.set(page, wrapped);
  return wrapped;
}

function wrapPage(Page: RouteComponent): RouteComponent {
  const PageInScope = () => (
    <LibraryScope>
      <Page />
    </LibraryScope>
  );
  const preload = async () => {
    await Promise.all([LibraryScope.load(), Page.preload?.()]);
  };
  return Object.assign(PageInScope, { preload });
}
