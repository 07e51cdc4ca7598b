import { Button } from '@mantine/core';
import { IconChartBar, IconCopy, IconMaximize, IconMinimize } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type CoursewareItem, playAddress, spaceCode } from '#teacher/shared/coursewares/coursewares.ts';
import { joinMessages } from '#teacher/shared/joining/join-messages.ts';
import { QrCode } from '#teacher/shared/joining/qr-code.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './join-panel.module.css';

const refetchMs = 5_000;

type JoinViewProps = {
  courseware: CoursewareItem;
  /** Its class. */
  className: string;
  /** On its way to the grid, which may be what lies under it. */
  onWatch?: (() => void) | undefined;
};

function useFullScreen(element: React.RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  const toggle = () => {
    // A refusal (some tablets have no full screen) leaves the panel as it is, which is large enough.
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isFull, toggle, isPossible: document.fullscreenEnabled };
}

/** How students join, large enough for the projector, how many have, and the way to watch them. */
export function JoinView({ courseware, className, onWatch }: JoinViewProps) {
  const t = useMessages(joinMessages);
  const formats = useFormats();
  const panel = useRef<HTMLDivElement>(null);
  const { isFull, toggle, isPossible } = useFullScreen(panel);
  const list = useCall(
    'GET /teacher/course_list',
    { unit_id: courseware.unit_id },
    { refetchMs, quiet: true },
  );
  const now = list.data?.course_list.find(({ id }) => id === courseware.id) ?? courseware;
  const link = `${location.origin}/play/${now.join_code}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('copied'));
    } catch {
      showToast('error', t('copy_failed'));
    }
  };
  const counts = [
    { key: 'started', label: t(now.is_marked ? 'started' : 'opened'), value: now.started },
    { key: 'submitted', label: t(now.is_marked ? 'submitted' : 'finished'), value: now.submitted },
  ] as const;
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.join}>
        <div className={styles.words}>
          <p>
            {t('go_to')}{' '}
            <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
              {playAddress()}
            </a>{' '}
            {t('enter_code')}
          </p>
          <p className={styles.code} aria-label={t('code')} role="group">
            {spaceCode(now.join_code)}
          </p>
          <p className={styles.note}>
            {now.allow_guests ? t('guests_too') : t('accounts_only', { class: className })}{' '}
            {now.state === 'scheduled' &&
              now.open_at !== null &&
              t('opens_later', { time: formats.dateTime(now.open_at) })}
            {now.state === 'past_due' && t('is_past_due')}
          </p>
        </div>
        <figure className={styles.qr}>
          <QrCode text={link} label={t('qr', { link })} className={styles.qrPicture} />
          <figcaption>{t('or_scan')}</figcaption>
        </figure>
      </div>
      <dl className={styles.counts} aria-live="polite">
        {counts.map(({ key, label, value }) => (
          <div key={key} className={styles.count} data-kind={key}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong> {t('of', { count: now.assigned })}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
        {isPossible && (
          <Button
            variant="default"
            leftSection={
              isFull ? (
                <IconMinimize size={18} aria-hidden="true" />
              ) : (
                <IconMaximize size={18} aria-hidden="true" />
              )
            }
            onClick={toggle}
          >
            {isFull ? t('leave_full_screen') : t('full_screen')}
          </Button>
        )}
        <Button
          data-autofocus
          leftSection={<IconChartBar size={18} aria-hidden="true" />}
          renderRoot={(root) => (
            <Link
              {...root}
              to="/study-situation-view/grid"
              search={{ courseware_id: now.id }}
              onClick={() => onWatch?.()}
            />
          )}
        >
          {t(now.is_marked ? 'watch' : 'watch_reading')}
        </Button>
      </div>
    </div>
  );
}
