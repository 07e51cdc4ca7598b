import type { RefObject } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './report.module.css';
import { reportMessages } from './report-messages.ts';
import type { useReportPreview } from './use-report-preview.ts';

type ReportSheetProps = {
  frame: RefObject<HTMLIFrameElement | null>;
  reply: ReturnType<typeof useReportPreview>;
};

/** The sheet that is printed, and that parents see. Nothing in it runs. */
export function ReportSheet({ frame, reply }: ReportSheetProps) {
  const t = useMessages(reportMessages);
  if (reply.error) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <Skeleton lines={10} height="2rem" />;
  return (
    <iframe
      ref={frame}
      className={styles.sheet}
      title={t('preview')}
      sandbox="allow-same-origin allow-modals"
      srcDoc={reply.data.html}
    />
  );
}
