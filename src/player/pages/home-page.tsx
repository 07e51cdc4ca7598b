import { useState } from 'react';
import { FoldButton } from '#player/features/home/fold-button.tsx';
import styles from '#player/features/home/home.module.css';
import { homeMessages } from '#player/features/home/messages.ts';
import { NewsList } from '#player/features/home/news-list.tsx';
import { PastTerms } from '#player/features/home/past-terms.tsx';
import { UnitSection } from '#player/features/home/unit-section.tsx';
import { useNews } from '#player/features/home/use-news.ts';
import { CodeForm } from '#player/features/join/code-form.tsx';
import { joinMessages } from '#player/features/join/messages.ts';
import { type Student, useStudentName } from '#player/session.ts';
import { GuestMark } from '#player/shared/guest-mark.tsx';
import { Icon } from '#player/shared/icons.tsx';
import { groupByUnit, isDueSoon, type PlayItem, splitItems } from '#player/shared/item-state.ts';
import { LoadProblem, StoredCopyNote } from '#player/shared/load-state.tsx';
import { usePageTitle } from '#player/shared/page-title.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { useLoad } from '#player/shared/use-load.ts';
import { call } from '#ui/api/call.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

async function readHome() {
  const sentAt = Date.now();
  const reply = await call('GET /play/home', {}, { quiet: true });
  serverClock.observe(reply.server_now, sentAt, Date.now());
  return reply;
}

/** The student's activities by unit: those to do, then those that are over. */
export function HomePage({ student }: { student: Student }) {
  const t = useMessages(homeMessages);
  const join = useMessages(joinMessages);
  const { data, error, storedReason, isLoading, reload } = useLoad(`home:${student.id}`, readHome);
  const name = useStudentName(student);
  const news = useNews(data !== undefined);
  usePageTitle(t('title'));
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>
            {t('hello', { name })} <GuestMark student={student} />
          </h1>
          {data && <Summary items={data.items} />}
        </div>
        {!error && (
          <button type="button" className={styles.refresh} aria-busy={isLoading} onClick={reload}>
            <Icon name="save" />
            <span>{t('refresh')}</span>
          </button>
        )}
      </div>
      {storedReason && <StoredCopyNote reason={storedReason} />}
      {error && !data && <LoadProblem error={error} onRetry={reload} />}
      {!data && !error && <Skeleton lines={4} height="5rem" />}
      {!student.isGuest && data && (
        <section className={styles.code} aria-label={join('code_title')}>
          <CodeForm isCompact />
        </section>
      )}
      {data && <NewsList items={news} />}
      {data && <Items items={data.items} />}
      {data && !student.isGuest && <PastTerms studentId={student.id} />}
    </>
  );
}

function Summary({ items }: { items: readonly PlayItem[] }) {
  const t = useMessages(homeMessages);
  if (items.length === 0) return null;
  const toDo = splitItems(items).open.filter(({ blocked }) => blocked !== 'not_open_yet').length;
  const now = serverClock.now();
  const soon = splitItems(items).open.filter((item) => isDueSoon(item, now)).length;
  return (
    <p className={styles.lead}>
      {toDo > 0 ? t('to_do', { count: toDo }) : t('all_done')}
      {soon > 0 && ' · '}
      {soon > 0 && <strong className={styles.soon}>{t('due_soon', { count: soon })}</strong>}
    </p>
  );
}

function Items({ items }: { items: readonly PlayItem[] }) {
  const t = useMessages(homeMessages);
  if (items.length === 0) {
    return <EmptyState picture={<EmptyActivities />} title={t('empty_title')} text={t('empty_text')} />;
  }
  const { open, over } = splitItems(items);
  return (
    <>
      {open.length === 0 && (
        <div className={styles.finished}>
          <Done />
        </div>
      )}
      <div className={styles.units}>
        {groupByUnit(open).map((unit) => (
          <UnitSection key={unit.unitId} unit={unit} level={2} />
        ))}
      </div>
      {over.length > 0 && <OverItems items={over} />}
    </>
  );
}

const initialOverCount = 3;

function OverItems({ items }: { items: readonly PlayItem[] }) {
  const t = useMessages(homeMessages);
  const [isWhole, setWhole] = useState(false);
  return (
    <section className={styles.over}>
      <h2>{t('over_title')}</h2>
      {groupByUnit(isWhole ? items : items.slice(0, initialOverCount)).map((unit) => (
        <UnitSection key={unit.unitId} unit={unit} level={3} />
      ))}
      {items.length > initialOverCount && (
        <FoldButton isWhole={isWhole} onChange={setWhole} more={t('show_over', { count: items.length })} />
      )}
    </section>
  );
}
