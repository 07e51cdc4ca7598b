import { useEffect, useState } from 'react';
import type { PreviousUpload } from 'tus-js-client';
import { requestHeaders } from '#ui/api/call.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { uploadMessages } from '#ui/upload/messages.ts';
import { useUploads } from '#ui/upload/upload-store.ts';
import styles from './drop-area.module.css';

/** Uploads older than this are gone from the server. */
const keptMs = 24 * 3_600_000;

async function listInterrupted(): Promise<PreviousUpload[]> {
  const { defaultOptions } = await import('tus-js-client');
  const all = await defaultOptions.urlStorage.findAllUploads();
  return all.filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < keptMs);
}

function hasUpload(uploads: readonly PreviousUpload[], { urlStorageKey }: PreviousUpload): boolean {
  return uploads.some((each) => each.urlStorageKey === urlStorageKey);
}

/** Also on the server, which keeps room for it; where that cannot be reached, it forgets by itself after a day. */
async function forget({ urlStorageKey, uploadUrl }: PreviousUpload): Promise<void> {
  const { Upload, defaultOptions } = await import('tus-js-client');
  await defaultOptions.urlStorage.removeUpload(urlStorageKey);
  if (uploadUrl) await Upload.terminate(uploadUrl, { headers: requestHeaders() }).catch(() => undefined);
}

/** Uploads that a reload or a closed window cut off: choosing the same file again goes on with them. */
export function InterruptedUploads({ kinds }: { kinds: readonly string[] }) {
  const t = useMessages(uploadMessages);
  const [uploads, setUploads] = useState<PreviousUpload[]>();
  const isIdle = useUploads().length === 0;
  useEffect(() => {
    if (!isIdle) return;
    // Again after every upload, which may have gone on with one of these; one cancelled just now is none of them.
    void listInterrupted().then((found) =>
      setUploads((before = found) => found.filter((each) => hasUpload(before, each))),
    );
  }, [isIdle]);
  const shown = (uploads ?? []).filter(({ metadata }) => kinds.includes(metadata['kind'] ?? ''));
  const drop = (upload: PreviousUpload) => {
    setUploads(uploads?.filter((each) => each !== upload));
    void forget(upload);
  };
  return shown.map((upload) => (
    <p key={upload.urlStorageKey} className={styles.interrupted}>
      {t('interrupted', { name: upload.metadata['filename'] ?? '' })}
      <Button look="plain" onClick={() => drop(upload)}>
        {t('forget')}
      </Button>
    </p>
  ));
}
