import { Switch } from '@mantine/core';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { typeMessages } from './type-messages.ts';

/** The activity types that the school uses. Each switch is saved at once. */
export function TypeSetting() {
  const t = useMessages(typeMessages);
  const list = useCall('GET /common/course_extend_list', {}, { reportsInPlace: true });
  const types = list.data?.course_extend_list ?? [];
  const hiddenTypes = types.filter(({ is_offered }) => !is_offered).map(({ type }) => type);
  const save = useSend('POST /admin/activity_types', {
    refreshes: ['GET /common/course_extend_list'],
    successText: t('saved'),
  });
  return (
    <section className={styles.card} aria-labelledby="setting-types">
      <h2 id="setting-types">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {list.isPending && <Skeleton lines={5} height="2.75rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {types.map(({ type, name, summary, is_offered }) => (
        <Switch
          key={type}
          label={name}
          description={summary}
          checked={is_offered}
          disabled={save.isPending}
          onChange={() =>
            save.mutate({
              hidden: is_offered
                ? [...hiddenTypes, type]
                : hiddenTypes.filter((hiddenType) => hiddenType !== type),
            })
          }
        />
      ))}
    </section>
  );
}
