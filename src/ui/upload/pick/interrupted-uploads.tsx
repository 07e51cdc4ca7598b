import { useEffect, useState } from 'react';
import type { PreviousUpload } from 'tus-js-client';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { uploadMessages } from '#ui/upload/messages.ts';
import {
  discardUnfinished,
  listUnfinished,
  type UnfinishedUpload,
} from '#ui/upload/send/unfinished-uploads.ts';
import { cancelUpload, listRecords } from '#ui/upload/send/upload-records.ts';
import { useUploads } from '#ui/upload/upload-store.ts';
import styles from './drop-area.module.css';

const uploadIdOf = ({ uploadUrl }: PreviousUpload) => uploadUrl?.split('/').at(-1);

/** Uploads that a reload or a closed window interrupted. Choosing the same file again resumes them. */
export function InterruptedUploads({ kinds }: { kinds: readonly string[] }) {
  const t = useMessages(uploadMessages);
  const formats = useFormats();
  const [browserUploads, setBrowserUploads] = useState<PreviousUpload[]>([]);
  const [serverUploads, setServerUploads] = useState<UnfinishedUpload[]>([]);
  const isIdle = useUploads().runningUploads.length === 0;
  useEffect(() => {
    // Lists again after every upload, which may have resumed one of these.
    if (!isIdle) return;
    void listRecords().then(setBrowserUploads);
    void listUnfinished().then(setServerUploads);
  }, [isIdle]);
  const forget = (upload: PreviousUpload) => {
    setBrowserUploads(browserUploads.filter((each) => each !== upload));
    setServerUploads(serverUploads.filter(({ id }) => id !== uploadIdOf(upload)));
    if (upload.uploadUrl) void cancelUpload(upload.uploadUrl);
  };
  const discard = (upload: UnfinishedUpload) => {
    setServerUploads(serverUploads.filter((each) => each !== upload));
    void discardUnfinished(upload.id);
  };
  const localIds = new Set(browserUploads.map(uploadIdOf));
  const otherBrowserUploads = serverUploads.filter(({ id }) => !localIds.has(id));
  return (
    <>
      {browserUploads
        .filter(({ metadata }) => kinds.includes(metadata['kind'] ?? ''))
        .map((upload) => (
          <p key={upload.urlStorageKey} className={styles.interrupted}>
            {t('interrupted', { name: upload.metadata['filename'] ?? '' })}
            <Button look="plain" onClick={() => forget(upload)}>
              {t('forget')}
            </Button>
          </p>
        ))}
      {otherBrowserUploads
        .filter(({ kind }) => kinds.includes(kind))
        .map((upload) => {
          const { id, name, received_bytes, bytes } = upload;
          const [received, size] = [formats.bytes(received_bytes), formats.bytes(bytes)];
          return (
            <p key={id} className={styles.interrupted}>
              {t('begun_elsewhere', { name, received, size })}
              <Button look="plain" aria-label={t('cancel_upload', { name })} onClick={() => discard(upload)}>
                {t('cancel')}
              </Button>
            </p>
          );
        })}
    </>
  );
}
