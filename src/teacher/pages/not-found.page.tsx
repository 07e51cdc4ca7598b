import { Link } from '@tanstack/react-router';
import { shellMessages } from '#teacher/features/shell/messages.ts';
import styles from '#teacher/features/shell/standalone.module.css';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NotFoundPicture } from '#ui/illustrations/problem-pictures.tsx';

export function NotFoundPage() {
  const t = useMessages(shellMessages);
  return (
    <main className={styles.page}>
      <NotFoundPicture />
      <h1>{t('not_found')}</h1>
      <p>{t('not_found_text')}</p>
      <Link className={styles.action} to="/">
        {t('to_home')}
      </Link>
    </main>
  );
}
