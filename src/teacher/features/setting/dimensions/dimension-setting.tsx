import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from '../setting.module.css';
import { dimensionMessages } from './dimension-messages.ts';
import { DimensionRow } from './dimension-row.tsx';
import own from './dimensions.module.css';

/** The school's dimensions in their order. */
export function DimensionSetting() {
  const t = useMessages(dimensionMessages);
  const list = useCall('GET /admin/dimensions', {}, { inPlace: true });
  return (
    <section className={styles.card} aria-labelledby="setting-dimensions">
      <h2 id="setting-dimensions">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {list.isPending && <Skeleton lines={3} height="2.75rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && <p>{t('empty')}</p>}
      {list.data?.items.map((dimension, index) => (
        <DimensionRow
          key={`${dimension.id} ${dimension.name} ${dimension.name_eng}`}
          dimension={dimension}
          position={index + 1}
        />
      ))}
      {list.data && <AddForm />}
    </section>
  );
}

function AddForm() {
  const t = useMessages(dimensionMessages);
  const [name, setName] = useState('');
  const [english, setEnglish] = useState('');
  const add = useSend('POST /admin/dimension_add', {
    refreshes: ['GET /admin/dimensions'],
    success: t('saved'),
    onSuccess: () => {
      setName('');
      setEnglish('');
    },
  });
  return (
    <form
      className={own.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') add.mutate({ name: name.trim(), name_eng: english.trim() });
      }}
    >
      <TextInput
        label={t('name')}
        maxLength={nameMaxLength}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={t('name_eng')}
        lang="en"
        maxLength={nameMaxLength}
        value={english}
        onChange={({ currentTarget }) => setEnglish(currentTarget.value)}
      />
      <Button type="submit" loading={add.isPending} disabled={name.trim() === ''}>
        {t('add')}
      </Button>
    </form>
  );
}
