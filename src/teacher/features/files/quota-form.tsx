import { Button, NumberInput, Switch } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { storageMessages } from './storage-messages.ts';
import { quotaMaxGb, quotaMinGb, useQuotaForm } from './use-quota-form.ts';

/** Sets or lifts the limit of the school's storage. */
export function QuotaForm({ storage }: { storage: ApiReply<'GET /admin/storage'> }) {
  const t = useMessages(storageMessages);
  const tCommon = useMessages(commonMessages);
  const { typed, error, isSaving, submit } = useQuotaForm(storage);
  const { isLimited, sizeGb } = typed.value;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <KeptNote typed={typed} />
      <Switch
        label={t('limit')}
        checked={isLimited}
        onChange={({ currentTarget }) => typed.change({ isLimited: currentTarget.checked })}
      />
      {isLimited && (
        <NumberInput
          label={t('quota')}
          value={sizeGb}
          min={quotaMinGb}
          max={quotaMaxGb}
          clampBehavior="none"
          decimalScale={1}
          hideControls
          error={error}
          onChange={(value) => typed.change({ sizeGb: value })}
        />
      )}
      <Button type="submit" loading={isSaving}>
        {tCommon('save')}
      </Button>
    </form>
  );
}
