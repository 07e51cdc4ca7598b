import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { BankQuestion } from '#parts/exam-content/bank-question.ts';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { ErrorBoundary } from '#ui/primitives/error-boundary.tsx';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { QuestionDetail } from '../exam-item.ts';
import { ResultsPart } from '../results/results-part.tsx';
import { findDifferences } from './find-differences.ts';
import styles from './look.module.css';
import { lookMessages } from './look-messages.ts';
import { QuestionFace } from './question-face.tsx';
import { QuestionFacts } from './question-facts.tsx';
import { VersionsList } from './versions-list.tsx';

type LookDialogProps = { id: number; onClose: () => void };

/** One question: as students see it with its key, its facts, where it is used, and its versions. */
export function LookDialog({ id, onClose }: LookDialogProps) {
  const t = useMessages(lookMessages);
  const tCommon = useMessages(commonMessages);
  const detail = useCall('GET /exam/question_detail', { id }, { reportsInPlace: true });
  return (
    <Modal
      opened
      size="60rem"
      title={detail.data?.title || t('question')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      {detail.isPending && <Skeleton lines={6} height="2.5rem" />}
      {detail.isError && <LoadError error={detail.error} onRetry={() => void detail.refetch()} />}
      {detail.data && <Look detail={detail.data} />}
    </Modal>
  );
}

function Look({ detail }: { detail: QuestionDetail }) {
  const t = useMessages(lookMessages);
  const [chosenNumber, setChosenNumber] = useState<number>();
  const shownNumber = chosenNumber ?? detail.version_number;
  const isNewest = shownNumber === detail.version_number;
  const version = useCall(
    'GET /exam/question_version',
    { id: detail.id, number: shownNumber },
    { enabled: !isNewest },
  );
  // The server has checked it against the schema of the bank.
  const newest = detail.content as BankQuestion;
  const content = isNewest ? newest : (version.data?.content as BankQuestion | undefined);
  return (
    <div className={styles.look}>
      <div className={styles.main}>
        {detail.issues.length > 0 && isNewest && <IssueLines issues={detail.issues} />}
        {!isNewest && content && <Differences one={content} other={newest} />}
        <p className={styles.note}>{t('as_students')}</p>
        {version.isError && <LoadError error={version.error} onRetry={() => void version.refetch()} />}
        {content ? (
          <ErrorBoundary key={shownNumber} Fallback={Unreadable}>
            <QuestionFace content={content} />
          </ErrorBoundary>
        ) : (
          !version.isError && <Skeleton lines={4} height="2.5rem" />
        )}
        {content && <AttachmentLinks attachments={content.attachments} />}
        <ResultsPart id={detail.id} />
      </div>
      <aside className={styles.side}>
        {detail.can_change && (
          <Button
            renderRoot={(props) => <Link {...props} to="/exam-res/create" search={{ id: detail.id }} />}
          >
            {t('edit')}
          </Button>
        )}
        <QuestionFacts detail={detail} />
        <VersionsList detail={detail} shownNumber={shownNumber} onShow={setChosenNumber} />
      </aside>
    </div>
  );
}

function Unreadable() {
  const t = useMessages(lookMessages);
  return <p>{t('unreadable')}</p>;
}

function IssueLines({ issues }: Pick<QuestionDetail, 'issues'>) {
  const t = useMessages(lookMessages);
  return (
    <div className={styles.issues}>
      <p>{t('issues')}</p>
      <ul>
        {issues.map(({ path, message }) => (
          <li key={`${path.join('.')} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

function Differences({ one, other }: { one: BankQuestion; other: BankQuestion }) {
  const t = useMessages(lookMessages);
  const fields = findDifferences(one, other).map((field) => t(field));
  return (
    <p className={styles.differs} role="status">
      {fields.length > 0 ? t('differs', { fields: fields.join(' · ') }) : t('same')}
    </p>
  );
}

function AttachmentLinks({ attachments }: Pick<BankQuestion, 'attachments'>) {
  const t = useMessages(lookMessages);
  if (!attachments?.length) return null;
  return (
    <section>
      <h3>{t('attachments')}</h3>
      <ul>
        {attachments.map(({ url, name }) => (
          <li key={url}>
            <a href={mediaUrl(url)} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
