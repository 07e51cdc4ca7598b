import { Suspense, useEffect, useState } from 'react';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { whenUsed } from '#ui/browser/when-used.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { badgeMessages } from './badge-messages.ts';
import { needsAttention } from './needs-attention.ts';
import styles from './unsent-badge.module.css';
import { useTicks, useUnsent } from './use-unsent.ts';

const UnsentList = createLazyComponent(async () => (await import('./unsent-list.tsx')).UnsentList);
const loadList = () => preload(UnsentList.load);

/** Says in the bar of an app how much work the server does not have yet, once that is worth knowing. Opens the list. */
export function UnsentBadge() {
  const t = useMessages(badgeMessages);
  const entries = useUnsent();
  const now = useTicks(entries.length > 0);
  const [isOpen, setIsOpen] = useState(false);
  // Work waits above all without network, when the list could not be loaded any more.
  useEffect(() => whenUsed(() => void loadList().catch(() => undefined)), []);
  const openList = () =>
    loadList().then(
      () => setIsOpen(true),
      () => showToast('error', translate(commonMessages, 'network_failed')),
    );
  const count = entries.filter((entry) => needsAttention(entry, now)).length;
  return (
    <>
      {(count > 0 || isOpen) && (
        <button
          type="button"
          className={styles.badge}
          data-unsent
          title={t('badge', { count })}
          onClick={() => void openList()}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path
              d="M7 18a4.5 4.5 0 0 1-.4-9 5.5 5.5 0 0 1 10.7 1.2A4 4 0 0 1 17 18M12 20v-8m-3 3 3-3 3 3"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span className={styles.text}>{t('badge', { count })}</span>
        </button>
      )}
      {isOpen && (
        <Suspense>
          <UnsentList onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
