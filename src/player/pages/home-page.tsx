import { useEffect } from 'react';
import { Link } from 'wouter';
import { forgetSent } from '#player/features/attempt/take-along/forget-sent.ts';
import styles from '#player/features/home/home.module.css';
import { HomeHead } from '#player/features/home/home-head.tsx';
import { HomeItems } from '#player/features/home/home-items.tsx';
import { homeMessages } from '#player/features/home/messages.ts';
import { NewsList } from '#player/features/home/news-list.tsx';
import { PastTerms } from '#player/features/home/past-terms.tsx';
import { readHome } from '#player/features/home/read-home.ts';
import { useNews } from '#player/features/home/use-news.ts';
import { CodeForm } from '#player/features/join/code-form.tsx';
import { joinMessages } from '#player/features/join/messages.ts';
import { paths } from '#player/paths.ts';
import type { Student } from '#player/session.ts';
import { LoadProblem, StoredCopyNote } from '#player/shared/load-state.tsx';
import { usePageTitle } from '#player/shared/page-title.ts';
import { useLoad } from '#player/shared/use-load.ts';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { useLoaded } from '#ui/browser/use-loaded.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** Loaded lazily, because most students have no messages on most days. */
const MessageList = createLazyComponent(
  async () => (await import('#player/features/home/message-list.tsx')).MessageList,
);

/** The student's activities by unit: those to do, then those that are over. */
export function HomePage({ student }: { student: Student }) {
  const t = useMessages(homeMessages);
  const tJoin = useMessages(joinMessages);
  const { data, error, storedReason, isLoading, reload } = useLoad(`home:${student.id}`, readHome);
  const { items, messages, readNews } = useNews(data !== undefined);
  const reloadAll = () => {
    reload();
    readNews();
  };
  const hasMessages = messages.length > 0;
  const areMessagesLoaded = useLoaded(MessageList.load, hasMessages) && hasMessages;
  usePageTitle(t('title'));
  const activities = data?.items;
  useEffect(() => {
    const attempts = activities?.flatMap((item) => item.attempts) ?? [];
    const submittedIds = attempts.filter(({ state }) => state === 'submitted').map(({ id }) => id);
    void forgetSent(submittedIds).catch(() => undefined);
  }, [activities]);
  return (
    <>
      <HomeHead
        student={student}
        items={data?.items}
        onRefresh={error ? undefined : reloadAll}
        isLoading={isLoading}
      />
      {storedReason && <StoredCopyNote reason={storedReason} />}
      {error && !data && <LoadProblem error={error} onRetry={reload} />}
      {!data && !error && <Skeleton lines={4} height="5rem" />}
      {!student.isGuest && data && (
        <section className={styles.code} aria-label={tJoin('code_title')}>
          <CodeForm isCompact />
        </section>
      )}
      {areMessagesLoaded && <MessageList messages={messages} />}
      {data && <NewsList items={items} />}
      {data && <HomeItems items={data.items} />}
      {data && !student.isGuest && (
        <>
          <p className={styles.progress}>
            <Link href={paths.progress} {...buttonLook('soft')}>
              {t('progress')}
            </Link>
          </p>
          <PastTerms studentId={student.id} />
        </>
      )}
    </>
  );
}
