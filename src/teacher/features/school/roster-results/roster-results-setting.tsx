import { NativeSelect } from '@mantine/core';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import resultStyles from './roster-results.module.css';
import { RosterResultsContents } from './roster-results-contents.tsx';
import { RosterResultsForm } from './roster-results-form.tsx';
import { rosterResultsMessages } from './roster-results-messages.ts';
import type { RosterResultsSearch } from './roster-results-search.ts';

/** Downloads the marks of a school year, or of one class, for the school's other systems. */
export function RosterResultsSetting({ search, onSearch }: SectionProps<RosterResultsSearch>) {
  const t = useMessages(rosterResultsMessages);
  const termChoice = useTermChoice();
  const { term, class_id } = search;
  const terms = useCall('GET /admin/terms', {}, { reportsInPlace: true });
  const results = useCall(
    'GET /admin/roster_results',
    { calendar_id: term, class_id },
    { keepPrevious: true, reportsInPlace: true },
  );
  const failed = [terms, results].find(({ isError }) => isError);
  const { calendar_id = null, classes = [] } = results.data ?? {};
  const chosenTerm = terms.data?.items.find(({ id }) => id === calendar_id);
  const chosenClass = classes.find(({ id }) => id === class_id);
  return (
    <section className={styles.card} aria-labelledby="setting-roster-results">
      <h2 id="setting-roster-results">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <p className={styles.text}>{t('left_out')}</p>
      {!failed && (terms.isPending || results.isPending) && <Skeleton lines={5} height="2.75rem" />}
      {failed?.error && <LoadError error={failed.error} onRetry={() => void failed.refetch()} />}
      {results.data && calendar_id === null && <p className={styles.text}>{t('no_term')}</p>}
      {terms.data && results.data && calendar_id !== null && (
        <div className={resultStyles.form}>
          <div className={resultStyles.choice}>
            <NativeSelect
              label={t('term')}
              value={calendar_id}
              data={terms.data.items.map(termChoice)}
              onChange={({ currentTarget }) => onSearch({ term: Number(currentTarget.value) })}
            />
            <NativeSelect
              label={t('class')}
              value={class_id ?? ''}
              data={[
                { value: '', label: t('all_classes') },
                ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={({ currentTarget }) =>
                onSearch({ term, class_id: Number(currentTarget.value) || undefined })
              }
            />
          </div>
          <RosterResultsContents results={results.data} classId={class_id} />
          {results.data.work_count > 0 && (
            <RosterResultsForm
              key={calendar_id}
              calendarId={calendar_id}
              classId={class_id}
              results={results.data}
              nameParts={[chosenTerm?.name ?? '', chosenClass?.name ?? '']}
              onSaved={() => void results.refetch()}
            />
          )}
        </div>
      )}
    </section>
  );
}
