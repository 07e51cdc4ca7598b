import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { type EditSession, saveAsCopy } from '#teacher/features/activities/draft/draft-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type ConflictDialogProps = {
  session: EditSession;
  onReload: () => void;
  /** Now being edited instead. */
  onCopied: (id: number) => void;
};

/** Somebody saved meanwhile: neither side's work may be lost silently, so the person chooses. */
export function ConflictDialog({ session, onReload, onCopied }: ConflictDialogProps) {
  const t = useMessages(editorMessages);
  const [isCopying, setCopying] = useState(false);
  const keep = async () => {
    const { id, draft } = session.getView();
    if (id === undefined) return;
    setCopying(true);
    try {
      const copyId = await saveAsCopy(id, draft);
      session.discard();
      onCopied(copyId);
    } catch {
      // The message has been shown; the choice is still open.
      setCopying(false);
    }
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('conflict_title')}
    >
      <div className={styles.dialog}>
        <p>{t('conflict_text')}</p>
        <DialogFoot>
          <Button
            variant="default"
            onClick={() => {
              session.discard();
              onReload();
            }}
          >
            {t('reload')}
          </Button>
          <Button loading={isCopying} onClick={() => void keep()}>
            {t('keep_copy')}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
