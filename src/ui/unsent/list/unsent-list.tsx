import { useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { textOfKey } from '#ui/unsent/unsent-entry.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { canSend, describeReason } from './describe-entry.ts';
import { saveEntry } from './save-entry.ts';
import styles from './unsent-list.module.css';
import { unsentMessages } from './unsent-messages.ts';
import { useUnsent } from './use-unsent.ts';

/** All that this device has and the server has not, and why, with sending, saving as a file and discarding. */
export function UnsentList({ onClose }: { onClose: () => void }) {
  const t = useMessages(unsentMessages);
  const tCommon = useMessages(commonMessages);
  const entries = useUnsent();
  const [discarded, setDiscarded] = useState<UnsentEntry>();
  const sendable = entries.filter(canSend);
  if (discarded)
    return (
      <DiscardDialog
        entry={discarded}
        onClose={() => setDiscarded(undefined)}
        onDiscard={() => {
          setDiscarded(undefined);
          void unsentQueue.discard([discarded]);
        }}
      />
    );
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          {sendable.length > 1 && (
            <Button look="soft" onClick={() => void unsentQueue.sendAgain(sendable)}>
              {t('send_all')}
            </Button>
          )}
          <Button onClick={onClose}>{tCommon('close')}</Button>
        </>
      }
    >
      <p className={styles.text}>{t(entries.length > 0 ? 'text' : 'empty')}</p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <UnsentRow key={textOfKey(entry)} entry={entry} onDiscard={() => setDiscarded(entry)} />
        ))}
      </ul>
    </Dialog>
  );
}

function UnsentRow({ entry, onDiscard }: { entry: UnsentEntry; onDiscard: () => void }) {
  const t = useMessages(unsentMessages);
  const formats = useFormats();
  return (
    <li className={styles.row}>
      <p className={styles.name}>{entry.title}</p>
      <p className={styles.facts}>
        {t(entry.kind)} · {formats.dateTime(entry.addedAt)}
      </p>
      <p role="status">{describeReason(entry)}</p>
      {unsentQueue.isOnlyInTab(entry) && <p className={styles.warning}>{t('only_in_tab')}</p>}
      <div className={styles.actions}>
        {canSend(entry) && (
          <button type="button" onClick={() => void unsentQueue.sendAgain([entry])}>
            {t('send')}
          </button>
        )}
        <button type="button" onClick={() => void saveEntry(entry)}>
          {t('save_file')}
        </button>
        <button type="button" onClick={onDiscard}>
          {t('discard')}
        </button>
      </div>
    </li>
  );
}

type DiscardProps = { entry: UnsentEntry; onClose: () => void; onDiscard: () => void };

function DiscardDialog({ entry, onClose, onDiscard }: DiscardProps) {
  const t = useMessages(unsentMessages);
  return (
    <Dialog
      title={t('discard_title', { title: entry.title })}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button look="plain" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p>{t('discard_text')}</p>
    </Dialog>
  );
}
