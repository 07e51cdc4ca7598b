import { Button, NumberInput, Progress, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { settingMessages } from '#teacher/features/setting/messages.ts';
import styles from '#teacher/features/setting/setting.module.css';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { UnfinishedUploads } from './unfinished-uploads.tsx';

type Storage = ApiReply<'GET /admin/storage'>;

const gigabyte = 1024 ** 3;
const quotaMinGb = 0.1;
const quotaMaxGb = 100_000;

/** The storage that the school's files use, and its limit. */
export function StorageSetting() {
  const t = useMessages(settingMessages);
  const storage = useCall('GET /admin/storage', {}, { inPlace: true });
  return (
    <section className={styles.card} aria-labelledby="setting-storage">
      <h2 id="setting-storage">{t('storage')}</h2>
      <p className={styles.text}>{t('storage_text')}</p>
      {storage.isPending && <Skeleton lines={3} height="2.75rem" />}
      {storage.isError && <LoadError error={storage.error} onRetry={() => void storage.refetch()} />}
      {storage.data && (
        <>
          <UseBar storage={storage.data} />
          <QuotaForm key={String(storage.data.quota_bytes)} storage={storage.data} />
          <UnfinishedUploads />
        </>
      )}
    </section>
  );
}

function UseBar({ storage: { used_bytes, quota_bytes } }: { storage: Storage }) {
  const t = useMessages(settingMessages);
  const formats = useFormats();
  const used = formats.bytes(used_bytes);
  if (quota_bytes === null) return <p>{t('used', { used })}</p>;
  const label = t('used_of', { used, quota: formats.bytes(quota_bytes) });
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

function QuotaForm({ storage: { quota_bytes, used_bytes } }: { storage: Storage }) {
  const t = useMessages(settingMessages);
  const common = useMessages(commonMessages);
  const edits = useMessages(editMessages);
  const [isLimited, setLimited] = useState(quota_bytes !== null);
  const [size, setSize] = useState<string | number>(
    Math.round(((quota_bytes ?? Math.max(10 * gigabyte, used_bytes * 2)) / gigabyte) * 10) / 10,
  );
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const save = useSend('POST /admin/storage', {
    refreshes: ['GET /admin/storage'],
    success: t('saved'),
    failure: edits('edit_failed'),
  });
  const isRight = typeof size === 'number' && size >= quotaMinGb && size <= quotaMaxGb;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setWasSubmitted(true);
        if (!isLimited) save.mutate({ quota_bytes: null });
        else if (isRight) save.mutate({ quota_bytes: Math.round(size * gigabyte) });
      }}
    >
      <Switch
        label={t('limit')}
        checked={isLimited}
        onChange={({ currentTarget }) => setLimited(currentTarget.checked)}
      />
      {isLimited && (
        <NumberInput
          label={t('quota')}
          value={size}
          min={quotaMinGb}
          max={quotaMaxGb}
          clampBehavior="none"
          decimalScale={1}
          hideControls
          error={wasSubmitted && !isRight ? t('quota_wrong') : undefined}
          onChange={setSize}
        />
      )}
      <Button type="submit" loading={save.isPending}>
        {common('save')}
      </Button>
    </form>
  );
}
