import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { settingMessages } from '#teacher/features/setting/messages.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const gigabyte = 1024 ** 3;
export const quotaMinGb = 0.1;
export const quotaMaxGb = 100_000;

/** The limit of the school's storage as it is typed, in gigabytes, and saving it. */
export function useQuotaForm({ quota_bytes, used_bytes }: ApiReply<'GET /admin/storage'>) {
  const t = useMessages(settingMessages);
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
  const submit = () => {
    setWasSubmitted(true);
    if (!isLimited) save.mutate({ quota_bytes: null });
    else if (isRight) save.mutate({ quota_bytes: Math.round(size * gigabyte) });
  };
  const error = wasSubmitted && !isRight ? t('quota_wrong') : undefined;
  return { isLimited, setLimited, size, setSize, error, isSaving: save.isPending, submit };
}
