import { Progress } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { storageMessages } from './storage-messages.ts';

type StorageInfo = ApiReply<'GET /admin/storage'>;

/** Shows how much of the school's storage is used. */
export function StorageUseBar({ storage: { used_bytes, quota_bytes } }: { storage: StorageInfo }) {
  const t = useMessages(storageMessages);
  const formats = useFormats();
  const usedText = formats.bytes(used_bytes);
  if (quota_bytes === null) return <p>{t('used', { used: usedText })}</p>;
  const label = t('used_of', { used: usedText, quota: formats.bytes(quota_bytes) });
  const percent = quota_bytes === 0 ? 100 : Math.min(100, (used_bytes / quota_bytes) * 100);
  return (
    <>
      <p>{label}</p>
      <Progress.Root size="lg">
        <Progress.Section value={percent} color={percent > 90 ? 'red' : 'harbour'} aria-label={label} />
      </Progress.Root>
      {percent >= 100 && <p role="alert">{t('full')}</p>}
    </>
  );
}
