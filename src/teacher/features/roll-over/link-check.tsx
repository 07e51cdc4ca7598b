import { Button, Progress } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { linkCheckMessages } from './link-check-messages.ts';
import newTermStyles from './new-term.module.css';

/** Interval of reading the progress while pages are being checked. */
const progressIntervalMs = 1_000;

/** Checks whether web pages in coursewares still exist, and shows the result. Calls `onChecked` after a check. */
export function LinkCheck({ onChecked }: { onChecked: () => void }) {
  const t = useMessages(linkCheckMessages);
  const linkCheck = useCall(
    'GET /admin/link_check',
    {},
    {
      reportsInPlace: true,
      refetchMs: (reply) => (reply && reply.progress !== null ? progressIntervalMs : undefined),
    },
  );
  const start = useSend('POST /admin/link_check_start', {
    refreshes: ['GET /admin/link_check'],
    failureText: t('not_started'),
  });
  const isRunning = linkCheck.data !== undefined && linkCheck.data.progress !== null;
  const wasRunning = useRef(false);
  const reportEnd = useEffectEvent(onChecked);
  useEffect(() => {
    if (wasRunning.current && !isRunning) reportEnd();
    wasRunning.current = isRunning;
  }, [isRunning]);
  if (linkCheck.isError)
    return <LoadError error={linkCheck.error} onRetry={() => void linkCheck.refetch()} />;
  if (!linkCheck.data) return null;
  const { progress, has_failed, last } = linkCheck.data;
  return (
    <section className={newTermStyles.links} aria-labelledby="link-check">
      <h4 id="link-check">{t('title')}</h4>
      {has_failed && <p>{t('failed')}</p>}
      <CheckResult last={last} />
      {progress === null ? (
        <Button variant="default" loading={start.isPending} onClick={() => start.mutate({})}>
          {t(last ? 'check_again' : 'check')}
        </Button>
      ) : (
        <Progress.Root size="lg" w="100%">
          <Progress.Section value={Math.max(2, progress * 100)} color="harbour" aria-label={t('checking')} />
        </Progress.Root>
      )}
    </section>
  );
}

function CheckResult({ last }: Pick<ApiReply<'GET /admin/link_check'>, 'last'>) {
  const t = useMessages(linkCheckMessages);
  const formats = useFormats();
  if (!last) return <p>{t('not_checked')}</p>;
  const { at, pages, dead, refused } = last;
  const isOffline = dead > 1 && dead === pages - refused;
  return (
    <div role="status">
      <p>{t('checked', { time: formats.dateTime(at), pages, dead })}</p>
      {refused > 0 && <p>{t('refused', { refused })}</p>}
      {isOffline && <p>{t('offline')}</p>}
    </div>
  );
}
