import { useEffect } from 'react';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { loadAfterPage } from '#ui/browser/load-after-page.ts';
import { useLoaded } from '#ui/browser/use-loaded.ts';
import { useUnsent } from '#ui/unsent/list/use-unsent.ts';

const UnsentBadge = createLazyComponent(
  async () => (await import('#ui/unsent/list/unsent-badge.tsx')).UnsentBadge,
);

/** The list is opened when the network is gone: loads its code before that. */
const loadAll = () => Promise.all([UnsentBadge.load(), import('#ui/unsent/list/unsent-list.tsx')]);

/** Says how much work is not sent yet. */
export function LazyUnsentBadge() {
  const hasUnsent = useUnsent().length > 0;
  useEffect(() => loadAfterPage(loadAll), []);
  const isLoaded = useLoaded(UnsentBadge.load, hasUnsent);
  return hasUnsent && isLoaded ? <UnsentBadge /> : null;
}
