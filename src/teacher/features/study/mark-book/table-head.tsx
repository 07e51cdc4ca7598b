import { Fragment } from 'react';
import { useOpenLink } from '#teacher/shared/links/use-open-link.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useOpenDialog } from './book-dialogs.tsx';
import { formatDay, type WorkGroup } from './book-layout.ts';
import type { MarkBook } from './booked.ts';
import { type BookedWork, keyOfWork } from './booked.ts';
import styles from './mark-book.module.css';
import { markBookMessages } from './mark-book-messages.ts';

/** The heads of the mark book: with categories, one row of these and one of their works. */
export function TableHead({ book, groups }: { book: MarkBook; groups: readonly WorkGroup[] }) {
  const t = useMessages(markBookMessages);
  const hasCategories = book.categories.length > 0;
  const rows = hasCategories ? 2 : 1;
  const leading = (
    <>
      <th scope="col" className={styles.student} rowSpan={rows}>
        {book.class_name}
      </th>
      <th scope="col" className={styles.total} rowSpan={rows}>
        {t('total')}
      </th>
      <th scope="col" className={styles.final} rowSpan={rows}>
        {t('final')}
      </th>
    </>
  );
  const works = <WorkHeads groups={groups} canChange={book.can_change} hasCategories={hasCategories} />;
  if (!hasCategories)
    return (
      <thead>
        <tr>
          {leading}
          {works}
        </tr>
      </thead>
    );
  return (
    <thead>
      <tr>
        {leading}
        {groups.map((group) => (
          <CategoryHead key={group.place} group={group} />
        ))}
      </tr>
      <tr className={styles.works}>{works}</tr>
    </thead>
  );
}

type WorkHeadsProps = { groups: readonly WorkGroup[]; canChange: boolean; hasCategories: boolean };

function WorkHeads({ groups, ...rest }: WorkHeadsProps) {
  const t = useMessages(markBookMessages);
  return groups.map(({ category, place, works }) => (
    <Fragment key={place}>
      {category && (
        <th scope="col" className={styles.mean}>
          {t('mean')}
        </th>
      )}
      {works.map(({ work }) => (
        <WorkHead key={keyOfWork(work)} work={work} {...rest} />
      ))}
    </Fragment>
  ));
}

function CategoryHead({ group: { category, weight, works } }: { group: WorkGroup }) {
  const t = useMessages(markBookMessages);
  const { percent } = useFormats();
  const facts = [
    weight === 0 ? t('not_counted') : category && percent(weight),
    category && category.drop_lowest > 0 && t('drops', { count: category.drop_lowest }),
  ].filter(Boolean);
  const name = category?.name ?? t('no_category');
  return (
    <th
      scope="colgroup"
      colSpan={works.length + (category ? 1 : 0)}
      className={styles.category}
      title={[name, ...facts].join(' · ')}
    >
      <span>{name}</span> <small>{facts.join(' · ')}</small>
    </th>
  );
}

type WorkHeadProps = { work: BookedWork; canChange: boolean; hasCategories: boolean };

function WorkHead({ work, canChange, hasCategories }: WorkHeadProps) {
  const t = useMessages(markBookMessages);
  const { dateTime, number } = useFormats();
  const openDialog = useOpenDialog();
  const openLink = useOpenLink();
  const { kind, id, name, unit_name, due_at, day, max_score } = work;
  const details = [
    name,
    unit_name,
    due_at !== null && t('due', { time: dateTime(due_at) }),
    day !== null && `${t('paper')} · ${formatDay(day)}`,
  ];
  const title = details.filter(Boolean).join('\n');
  return (
    <th scope="col">
      {kind === 'courseware' ? (
        <a
          href={`/study-situation-view/grid?courseware_id=${id}`}
          className={styles.head}
          title={title}
          onClick={openLink}
        >
          {name}
        </a>
      ) : (
        <span className={styles.head} title={title}>
          {name}
        </span>
      )}
      <span className={styles.below}>
        {kind === 'paper' && <small>{t('out_of', { max: number(max_score) })}</small>}
        {canChange && (
          <button
            type="button"
            className={styles.options}
            aria-label={t('options_of', { name })}
            title={t('options_of', { name })}
            // Without categories there is none to choose: they are made first.
            onClick={() =>
              openDialog(
                kind === 'paper' || hasCategories ? { dialog: 'work', kind, id } : { dialog: 'categories' },
              )
            }
          >
            …
          </button>
        )}
      </span>
    </th>
  );
}
