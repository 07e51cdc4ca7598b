import { Button, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import {
  isStoreAddress,
  statementVersions,
  storeAddressMaxLength,
  storeKeyMaxLength,
  trimStoreAddress,
} from '#contract/school/record-store-fields.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import styles from './record-store.module.css';
import { recordStoreMessages } from './record-store-messages.ts';

type StoreReply = ApiReply<'GET /admin/record_store'>;
type StoreFields = Pick<StoreReply, 'is_on' | 'address' | 'key' | 'version' | 'home' | 'has_names'>;

const pickFields = ({ is_on, address, key, version, home, has_names }: StoreReply): StoreFields => ({
  is_on,
  address,
  key,
  version,
  // Before the first save, this school is where the page came from.
  home: home || window.location.origin,
  has_names,
});

const mayBeStored = (address: string, isNeeded: boolean) => {
  const trimmed = trimStoreAddress(address);
  return trimmed === '' ? !isNeeded : isStoreAddress(trimmed);
};

export function RecordStoreForm({ store }: { store: StoreReply }) {
  const t = useMessages(recordStoreMessages);
  const tCommon = useMessages(commonMessages);
  const tEdit = useMessages(editMessages);
  const tChange = useMessages(changeMessages);
  const typed = useTypedChanges<StoreFields>('setting:record_store', t('title'), pickFields(store));
  const { value: draft, change } = typed;
  // Secrets are never kept on the device.
  const [secret, setSecret] = useState('');
  const save = useSend('POST /admin/record_store', {
    refreshes: ['GET /admin/record_store'],
    successText: tChange('saved'),
    failureText: tEdit('edit_failed'),
    onSuccess: () => setSecret(''),
  });
  const isAddressValid = mayBeStored(draft.address, draft.is_on);
  const isHomeValid = mayBeStored(draft.home, draft.is_on);
  const isKeyValid = !draft.key.includes(':');
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAddressValid && isHomeValid && isKeyValid)
          typed.clearAfter(save.mutateAsync({ ...draft, ...(secret !== '' && { secret }) }));
      }}
    >
      <KeptNote typed={typed} />
      <Switch
        label={t('is_on')}
        checked={draft.is_on}
        onChange={({ currentTarget }) => change({ is_on: currentTarget.checked })}
      />
      <TextInput
        label={t('address')}
        description={t('address_text')}
        type="url"
        maxLength={storeAddressMaxLength}
        spellCheck={false}
        value={draft.address}
        error={!isAddressValid && t('address_wrong')}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <TextInput
        label={t('key')}
        maxLength={storeKeyMaxLength}
        autoComplete="off"
        spellCheck={false}
        value={draft.key}
        error={!isKeyValid && t('key_wrong')}
        onChange={({ currentTarget }) => change({ key: currentTarget.value })}
      />
      <TextInput
        type="password"
        label={t('secret')}
        description={t(store.has_secret ? 'secret_kept' : 'secret_none')}
        maxLength={storeKeyMaxLength}
        autoComplete="new-password"
        value={secret}
        onChange={({ currentTarget }) => setSecret(currentTarget.value)}
      />
      <div role="group" aria-labelledby="record-store-version">
        <p id="record-store-version" className={styles.label}>
          {t('version')}
        </p>
        <SegmentedControl
          data={[...statementVersions]}
          value={draft.version}
          onChange={(version) => change({ version })}
        />
      </div>
      <TextInput
        label={t('home')}
        description={t('home_text')}
        type="url"
        maxLength={storeAddressMaxLength}
        spellCheck={false}
        value={draft.home}
        error={!isHomeValid && t('address_wrong')}
        onChange={({ currentTarget }) => change({ home: currentTarget.value })}
      />
      <Switch
        label={t('has_names')}
        description={t('has_names_text')}
        checked={draft.has_names}
        onChange={({ currentTarget }) => change({ has_names: currentTarget.checked })}
      />
      <Button type="submit" loading={save.isPending}>
        {tCommon('save')}
      </Button>
    </form>
  );
}
