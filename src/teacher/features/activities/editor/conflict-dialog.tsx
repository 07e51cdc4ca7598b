import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Draft } from '#teacher/features/activities/draft/activity-draft.ts';
import type { DraftStore } from '#teacher/features/activities/draft/draft-store.ts';
import { call } from '#ui/api/call.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type ConflictDialogProps = {
  store: DraftStore;
  onReload: () => void;
  /** Gets the id of the copy, to edit it instead. */
  onCopied: (id: number) => void;
};

/** Saves the draft as a separate activity; resolves to its id. */
async function saveAsCopy(id: number, { form, content }: Draft): Promise<number> {
  const copy = await call('POST /diy/copy', { id });
  await call('POST /diy/save', {
    id: copy.id,
    draft_version: copy.draft_version,
    form: { ...form, name: copy.name },
    content,
  });
  return copy.id;
}

/** Shown if another window or person has saved the activity meanwhile. The teacher chooses which version to keep. */
export function ConflictDialog({ store, onReload, onCopied }: ConflictDialogProps) {
  const t = useMessages(editorMessages);
  const [isCopying, setCopying] = useState(false);
  const reload = () => {
    store.discard();
    onReload();
  };
  const keepAsCopy = async () => {
    const { id, draft } = store.getState();
    if (id === undefined) return;
    setCopying(true);
    try {
      const copyId = await saveAsCopy(id, draft);
      store.discard();
      onCopied(copyId);
    } catch {
      // The call has shown the error; the teacher can still choose.
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
          <Button variant="default" onClick={reload}>
            {t('reload')}
          </Button>
          <Button loading={isCopying} onClick={() => void keepAsCopy()}>
            {t('keep_copy')}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
