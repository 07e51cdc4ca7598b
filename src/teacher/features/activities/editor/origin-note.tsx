import { Alert, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DraftStore, useDraft } from '#teacher/features/activities/draft/draft-store.ts';
import { OriginChangesDialog } from '#teacher/features/activities/library/origin-changes-dialog.tsx';
import { shareMessages } from '#teacher/features/activities/library/share-messages.ts';
import { refresh } from '#ui/api/hooks.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { editorMessages } from './editor-messages.ts';
import styles from './origin-note.module.css';

type OriginNoteProps = { store: DraftStore; onReload: () => void };

const openerId = 'origin-note';

/** A note in the editor of a copy that its original has changed, with a button to see the changes. */
export function OriginNote({ store, onReload }: OriginNoteProps) {
  const t = useMessages(shareMessages);
  const client = useQueryClient();
  const [shownPart, setShownPart] = useState<'note' | 'opening' | 'dialog' | 'none'>('note');
  const { id, draft } = useDraft(store);
  if (!store.hasOriginChanges || id === undefined || shownPart === 'none') return null;
  const openChanges = async () => {
    setShownPart('opening');
    // Taking the new version replaces the copy on the server, so the teacher's changes must be saved there first.
    const isSaved = await store.flush();
    if (isSaved) await refresh(client, ['GET /resource/changes']);
    else showToast('error', translate(editorMessages, 'not_saved_yet'));
    setShownPart(isSaved ? 'dialog' : 'note');
  };
  const applyDecision = (decision: 'taken' | 'kept') => {
    setShownPart('none');
    if (decision === 'kept') return;
    store.discard();
    onReload();
  };
  return (
    <>
      <Alert color="harbour" className={styles.note} role="status">
        <div className={styles.line}>
          <span>{t('original_newer')}</span>
          <Button
            variant="default"
            data-opener={openerId}
            loading={shownPart === 'opening'}
            onClick={() => void openChanges()}
          >
            {t('see_changes')}
          </Button>
        </div>
      </Alert>
      {shownPart === 'dialog' && (
        <OriginChangesDialog
          activity={{ id, name: draft.form.name }}
          opener={openerId}
          onClose={() => setShownPart('note')}
          onDecided={applyDecision}
        />
      )}
    </>
  );
}
