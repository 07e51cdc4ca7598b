import { Button, Modal, Progress } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { download } from '#ui/api/download.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { fileMessages } from './file-messages.ts';
import styles from './files.module.css';

type SaveFileDialogProps = {
  activity: Pick<ActivityItem, 'id'>;
  /** Its name, or what stands for one. */
  name: string;
  opener: string;
  onClose: () => void;
};

/** Saves an activity as a file in the browser's downloads, and closes when it is there. */
export function SaveFileDialog({ activity, name, opener, onClose }: SaveFileDialogProps) {
  const t = useMessages(fileMessages);
  const tCommon = useMessages(commonMessages);
  const formats = useFormats();
  const { bytes, error, retry } = useSaving(activity.id, (zip) => {
    const file = `${name.replaceAll(/[\\/:*?"<>|]/g, '_')}.zip`;
    saveFile(zip, file);
    showToast('success', t('saved', { file }));
    onClose();
  });
  useReturnFocus(opener);
  return (
    <Modal
      opened
      title={t('save_title', { name })}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      <div className={styles.content}>
        <p>{t('save_text')}</p>
        {error === undefined ? (
          <>
            <Progress value={100} striped animated aria-label={t('save_as_file')} />
            <p role="status">{t('saving', { size: formats.bytes(bytes) })}</p>
          </>
        ) : (
          <p role="alert" className={styles.error}>
            {error || t('save_failed')}
          </p>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {tCommon(error === undefined ? 'cancel' : 'close')}
          </Button>
          {error === '' && <Button onClick={retry}>{t('try_again')}</Button>}
        </DialogFoot>
      </div>
    </Modal>
  );
}

/** Downloads at once. `error`: the server's refusal, or empty where trying again may help. */
function useSaving(id: number, onSaved: (zip: Blob) => void) {
  const [bytes, setBytes] = useState(0);
  const [error, setError] = useState<string>();
  const start = useEffectEvent((signal: AbortSignal) => {
    download('POST /diy/export', { id }, { signal, onBytes: setBytes })
      .then(onSaved)
      .catch((failure: unknown) => {
        if (!signal.aborted) setError(failure instanceof ApiError ? failure.message : '');
      });
  });
  useEffect(() => {
    const abort = new AbortController();
    if (error === undefined) start(abort.signal);
    return () => abort.abort();
  }, [error]);
  const retry = () => {
    setBytes(0);
    setError(undefined);
  };
  return { bytes, error, retry };
}
