import { IconCircleCheck, IconHeartHandshake } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { chooseFewRows } from '#contract/rules/needs/need-rows.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { NeedList } from './need-list.tsx';
import styles from './needs.module.css';
import { needsMessages } from './needs-messages.ts';
import { useNeeds } from './use-needs.ts';

const shownRows = 6;
const everything = {};

/** On Home: a few of those who need the teacher, of each reason some, and the way to all. */
export function NeedsCard() {
  const t = useMessages(needsMessages);
  const { data, dataUpdatedAt, error, refetch } = useNeeds(everything);
  const needs = data?.items ?? [];
  return (
    <section className={styles.card} aria-labelledby="needs-title">
      <div className={styles.cardHead}>
        <IconHeartHandshake size={22} aria-hidden="true" />
        <h3 id="needs-title">{t('heading')}</h3>
        {needs.length > 0 && (
          <Link className={styles.all} to="/study-situation-view/needs">
            {t('show_all_count', { count: needs.length })}
          </Link>
        )}
      </div>
      {data ? (
        needs.length > 0 ? (
          <NeedList
            needs={chooseFewRows(needs, shownRows)}
            now={dataUpdatedAt}
            scope={everything}
            labelledBy="needs-title"
          />
        ) : (
          <p className={styles.nobody}>
            <IconCircleCheck size={20} aria-hidden="true" />
            {t('nobody')}
          </p>
        )
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.waiting}>
          <Skeleton lines={3} height="3.5rem" />
        </div>
      )}
    </section>
  );
}
