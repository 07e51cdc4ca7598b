import { useSyncExternalStore } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { dismissToast, getToasts, subscribeToasts } from '#ui/toast/toast-store.ts';
import styles from './toaster.module.css';

/** Shows the messages; mounted once per app. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts);
  const t = useMessages(commonMessages);
  return (
    <div className={styles.stack} aria-live="polite">
      {toasts.map(({ id, kind, text, action }) => (
        <div
          key={id}
          className={styles.toast}
          data-kind={kind}
          data-toast={id}
          role={kind === 'error' ? 'alert' : 'status'}
        >
          <span className={styles.text}>{text}</span>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                action.run();
                dismissToast(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={t('close')}
            onClick={() => dismissToast(id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
