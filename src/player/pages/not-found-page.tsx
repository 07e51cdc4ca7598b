import { Link } from 'wouter';
import { paths } from '#player/paths.ts';
import styles from '#player/shared/load-state.module.css';
import { playerMessages } from '#player/shared/messages.ts';
import { usePageTitle } from '#player/shared/page-title.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NotFoundPicture } from '#ui/illustrations/problem-pictures.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';

export function NotFoundPage() {
  const t = useMessages(playerMessages);
  usePageTitle(t('not_found_title'));
  return (
    <EmptyState picture={<NotFoundPicture />} title={t('not_found_title')} titleAs="h1">
      <Link href={paths.home} className={styles.home}>
        {t('to_home')}
      </Link>
    </EmptyState>
  );
}
