import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import { storageMessages } from './storage-messages.ts';

const gigabyte = 1024 ** 3;
export const quotaMinGb = 0.1;
export const quotaMaxGb = 100_000;

type QuotaDraft = { isLimited: boolean; sizeGb: string | number };

/** Holds the typed limit of the school's storage, in gigabytes, and saves it. */
export function useQuotaForm({ quota_bytes, used_bytes }: ApiReply<'GET /admin/storage'>) {
  const t = useMessages(storageMessages);
  const tEdit = useMessages(editMessages);
  const tChange = useMessages(changeMessages);
  const typed = useTypedChanges<QuotaDraft>('setting:storage', t('quota'), {
    isLimited: quota_bytes !== null,
    sizeGb: Math.round(((quota_bytes ?? Math.max(10 * gigabyte, used_bytes * 2)) / gigabyte) * 10) / 10,
  });
  const { isLimited, sizeGb } = typed.value;
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const save = useSend('POST /admin/storage', {
    refreshes: ['GET /admin/storage'],
    successText: tChange('saved'),
    failureText: tEdit('edit_failed'),
  });
  const isValid = typeof sizeGb === 'number' && sizeGb >= quotaMinGb && sizeGb <= quotaMaxGb;
  const submit = () => {
    setWasSubmitted(true);
    if (isLimited && !isValid) return;
    const quota = isLimited && isValid ? Math.round(sizeGb * gigabyte) : null;
    typed.clearAfter(save.mutateAsync({ quota_bytes: quota }));
  };
  const error = wasSubmitted && !isValid ? t('quota_wrong') : undefined;
  return { typed, error, isSaving: save.isPending, submit };
}
