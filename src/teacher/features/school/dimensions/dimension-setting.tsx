import { Button, TextInput } from '@mantine/core';
import { nameMaxLength } from '#contract/limits.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { dimensionMessages } from './dimension-messages.ts';
import { DimensionRow } from './dimension-row.tsx';
import dimensionsStyles from './dimensions.module.css';

/** The school's dimensions in their order. */
export function DimensionSetting() {
  const t = useMessages(dimensionMessages);
  const list = useCall('GET /admin/dimensions', {}, { reportsInPlace: true });
  return (
    <section className={styles.card} aria-labelledby="setting-dimensions">
      <h2 id="setting-dimensions">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {list.isPending && <Skeleton lines={3} height="2.75rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && <p>{t('empty')}</p>}
      {list.data?.items.map((dimension, index) => (
        <DimensionRow key={dimension.id} dimension={dimension} position={index + 1} />
      ))}
      {list.data && <AddDimensionForm />}
    </section>
  );
}

function AddDimensionForm() {
  const t = useMessages(dimensionMessages);
  const typed = useTyped('dimension:new', t('title'), { name: '', englishName: '' });
  const { name, englishName } = typed.value;
  const add = useSend('POST /admin/dimension_add', {
    refreshes: ['GET /admin/dimensions'],
    successText: t('saved'),
  });
  return (
    <form
      className={dimensionsStyles.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '')
          typed.clearAfter(add.mutateAsync({ name: name.trim(), name_eng: englishName.trim() }));
      }}
    >
      <TextInput
        label={t('name')}
        maxLength={nameMaxLength}
        value={name}
        onChange={({ currentTarget }) => typed.setValue({ name: currentTarget.value, englishName })}
      />
      <TextInput
        label={t('name_eng')}
        lang="en"
        maxLength={nameMaxLength}
        value={englishName}
        onChange={({ currentTarget }) => typed.setValue({ name, englishName: currentTarget.value })}
      />
      <Button type="submit" loading={add.isPending} disabled={name.trim() === ''}>
        {t('add')}
      </Button>
    </form>
  );
}
