import { Button } from '@mantine/core';
import { useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { QuestionDetail } from '../exam-item.ts';
import styles from './look.module.css';
import { lookMessages } from './look-messages.ts';

type VersionsListProps = {
  detail: QuestionDetail;
  /** Number of the version on screen. */
  shownNumber: number;
  onShow: (number: number) => void;
};

/** The versions, newest first; an earlier one can be looked at and brought back. */
export function VersionsList({ detail, shownNumber, onShow }: VersionsListProps) {
  const t = useMessages(lookMessages);
  const formats = useFormats();
  const restore = useSend('POST /exam/question_version_restore', {
    refreshes: ['GET /exam/question_list', 'GET /exam/question_detail'],
  });
  const bringBack = (number: number) =>
    restore.mutate(
      { id: detail.id, number, base_number: detail.version_number },
      {
        onSuccess: (saved) => {
          showToast('success', t('brought_back', { number }));
          onShow(saved.version_number);
        },
      },
    );
  return (
    <section>
      <h3>{t('versions')}</h3>
      <ul className={styles.versions}>
        {detail.versions.map(({ number, created_at, author_name }) => (
          <li key={number} data-shown={number === shownNumber || undefined}>
            <span>
              {t('version_line', { number, time: formats.dateTime(created_at) })}{' '}
              {author_name && <span>{t('by', { name: author_name })}</span>}
            </span>
            {number === shownNumber ? (
              <span className={styles.note}>{t('shown', { number })}</span>
            ) : (
              <Button size="compact-sm" variant="subtle" onClick={() => onShow(number)}>
                {t('look_at', { number })}
              </Button>
            )}
            {number !== detail.version_number && detail.can_change && (
              <Button
                size="compact-sm"
                variant="light"
                loading={restore.isPending}
                onClick={() => bringBack(number)}
              >
                {t('bring_back', { number })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
