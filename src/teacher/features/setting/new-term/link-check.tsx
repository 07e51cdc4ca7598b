import { Button, Progress } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { linkCheckMessages } from './link-check-messages.ts';
import own from './new-term.module.css';

/** Interval of reading the progress while pages are being checked. */
const followMs = 1_000;

/** Checks whether the web pages in coursewares still exist, and shows the result. `onChecked`: a check has ended. */
export function LinkCheck({ onChecked }: { onChecked: () => void }) {
  const t = useMessages(linkCheckMessages);
  const state = useCall(
    'GET /admin/link_check',
    {},
    { inPlace: true, refetchMs: (reply) => (reply && reply.progress !== null ? followMs : undefined) },
  );
  const start = useSend('POST /admin/link_check_start', {
    refreshes: ['GET /admin/link_check'],
    failure: t('not_started'),
  });
  const isRunning = state.data !== undefined && state.data.progress !== null;
  const wasRunning = useRef(false);
  const reportEnd = useEffectEvent(onChecked);
  useEffect(() => {
    if (wasRunning.current && !isRunning) reportEnd();
    wasRunning.current = isRunning;
  }, [isRunning]);
  if (state.isError) return <LoadError error={state.error} onRetry={() => void state.refetch()} />;
  if (!state.data) return null;
  const { progress, has_failed, last } = state.data;
  return (
    <section className={own.links} aria-labelledby="link-check">
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
