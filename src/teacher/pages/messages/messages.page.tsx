import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { listLimitDefault } from '#contract/limits.ts';
import { sentMessages } from '#teacher/features/messages/messages.ts';
import styles from '#teacher/features/messages/sent-list.module.css';
import { SentList } from '#teacher/features/messages/sent-list.tsx';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { Pager } from '#teacher/shared/lists/pager.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { WaitingForAnswers } from '#ui/illustrations/waiting-for-answers.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/messages');

const AnnounceDialog = createLazyPart(
  async () => (await import('#teacher/shared/messages/announce-dialog.tsx')).AnnounceDialog,
);
const writeButtonId = 'write-message';

/** How often the list is read again, so that it shows who has seen a message meanwhile. */
const refetchMs = 20_000;

/** The messages that the teacher has sent, and writing one to a class. */
export function MessagesPage() {
  const t = useMessages(sentMessages);
  const title = useScreenTitle('messages');
  const { offset = 0 } = route.useSearch();
  const navigate = route.useNavigate();
  const [isWriting, setWriting] = useState(false);
  const list = useCall(
    'GET /teacher/message_list',
    { offset, limit: listLimitDefault },
    { keepPrevious: true, refetchMs, reportsInPlace: true },
  );
  usePreload(AnnounceDialog.load, true);
  return (
    <>
      <div className={styles.top}>
        <h1>{title}</h1>
        <Button data-opener={writeButtonId} onClick={() => setWriting(true)}>
          {t('write')}
        </Button>
      </div>
      <p className={styles.intro}>{t('intro')}</p>
      {list.isPending && <Skeleton lines={6} height="5rem" />}
      {list.error && !list.data && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && (
        <EmptyState picture={<WaitingForAnswers />} title={t('empty')} text={t('empty_text')} />
      )}
      {list.data && list.data.items.length > 0 && <SentList items={list.data.items} />}
      <Pager
        total={list.data?.total ?? 0}
        offset={offset}
        limit={listLimitDefault}
        onOffset={(newOffset) => void navigate({ search: { offset: newOffset || undefined } })}
      />
      {isWriting && (
        <Suspense fallback={null}>
          <AnnounceDialog onClose={() => setWriting(false)} opener={writeButtonId} />
        </Suspense>
      )}
    </>
  );
}
