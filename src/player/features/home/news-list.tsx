import { useState } from 'react';
import { Link } from 'wouter';
import type { ApiReply } from '#contract/api.ts';
import { paths } from '#player/paths.ts';
import { Icon } from '#player/shared/icons.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FoldButton } from './fold-button.tsx';
import { homeMessages } from './messages.ts';
import styles from './news-list.module.css';

type News = ApiReply<'GET /play/news'>['items'][number];

/** Few, so that the activities to do stay on the first screen. */
const initialNewsCount = 3;

const iconByKind = { comment: 'comment', marks: 'star', opened: 'list', returned: 'repeat' } as const;

function NewsRow({ news }: { news: News }) {
  const t = useMessages(homeMessages);
  const { kind, name, comment, attempt_id, courseware_id, is_new } = news;
  return (
    <li>
      <Link
        href={attempt_id === null ? paths.start(courseware_id) : paths.attempt(attempt_id)}
        className={styles.row}
      >
        <Icon name={iconByKind[kind]} />
        <span className={styles.words}>
          <span>
            {is_new && <span className={styles.dot} role="img" aria-label={t('state_new')} />}
            <span>{t(`news_${kind}`, { name })}</span>
          </span>
          {comment && <q className={styles.comment}>{comment}</q>}
        </span>
      </Link>
    </li>
  );
}

/** Links to new comments, marks and activities opened since the last visit, the newest first. */
export function NewsList({ items }: { items: readonly News[] }) {
  const t = useMessages(homeMessages);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const shownNews = items.filter(({ kind, is_new }) => kind !== 'opened' || is_new);
  if (shownNews.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="news-title">
      <h2 id="news-title">{t('news')}</h2>
      <ul className={styles.rows}>
        {(isUnfolded ? shownNews : shownNews.slice(0, initialNewsCount)).map((news) => (
          <NewsRow key={`${news.kind} ${news.courseware_id} ${news.attempt_id}`} news={news} />
        ))}
      </ul>
      {shownNews.length > initialNewsCount && (
        <FoldButton
          isUnfolded={isUnfolded}
          onChange={setIsUnfolded}
          foldedText={t('show_all', { count: shownNews.length })}
        />
      )}
    </section>
  );
}
