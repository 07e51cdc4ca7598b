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
import { dropUpload, listRecords } from '#ui/upload/send/upload-records.ts';
import { useUploads } from '#ui/upload/upload-store.ts';
import styles from './drop-area.module.css';

const idOf = ({ uploadUrl }: PreviousUpload) => uploadUrl?.split('/').at(-1);

/** Uploads that a reload or a closed window cut off: choosing the same file again goes on with them. */
export function InterruptedUploads({ kinds }: { kinds: readonly string[] }) {
  const t = useMessages(uploadMessages);
  const formats = useFormats();
  const [here, setHere] = useState<PreviousUpload[]>([]);
  const [all, setAll] = useState<UnfinishedUpload[]>([]);
  const isIdle = useUploads().running.length === 0;
  useEffect(() => {
    // Again after every upload, which may have gone on with one of these.
    if (!isIdle) return;
    void listRecords().then(setHere);
    void listUnfinished().then(setAll);
  }, [isIdle]);
  const drop = (upload: PreviousUpload) => {
    setHere(here.filter((each) => each !== upload));
    setAll(all.filter(({ id }) => id !== idOf(upload)));
    if (upload.uploadUrl) void dropUpload(upload.uploadUrl);
  };
  const discard = (upload: UnfinishedUpload) => {
    setAll(all.filter((each) => each !== upload));
    void discardUnfinished(upload.id);
  };
  const known = new Set(here.map(idOf));
  const elsewhere = all.filter(({ id }) => !known.has(id));
  return (
    <>
      {here
        .filter(({ metadata }) => kinds.includes(metadata['kind'] ?? ''))
        .map((upload) => (
          <p key={upload.urlStorageKey} className={styles.interrupted}>
            {t('interrupted', { name: upload.metadata['filename'] ?? '' })}
            <Button look="plain" onClick={() => drop(upload)}>
              {t('forget')}
            </Button>
          </p>
        ))}
      {elsewhere
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
