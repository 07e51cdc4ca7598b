import { Suspense, useState } from 'react';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { badgeMessages } from './badge-messages.ts';
import { needsAttention } from './needs-attention.ts';
import styles from './unsent-badge.module.css';
import { useTicks, useUnsent } from './use-unsent.ts';

const UnsentList = createLazyComponent(async () => (await import('./unsent-list.tsx')).UnsentList);

/** Says in the bar of an app how much work the server does not have yet, once that is worth knowing. Opens the list. */
export function UnsentBadge() {
  const t = useMessages(badgeMessages);
  const entries = useUnsent();
  const now = useTicks(entries.length > 0);
  const [isOpen, setIsOpen] = useState(false);
  const count = entries.filter((entry) => needsAttention(entry, now)).length;
  return (
    <>
      {(count > 0 || isOpen) && (
        <button
          type="button"
          className={styles.badge}
          title={t('badge', { count })}
          onPointerEnter={() => void UnsentList.load()}
          onClick={() => setIsOpen(true)}
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
