import { Link } from 'wouter';
import type { ApiReply } from '#contract/api.ts';
import { paths } from '#player/paths.ts';
import { Icon } from '#player/shared/icons.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { homeMessages } from './messages.ts';
import styles from './news-list.module.css';

type News = ApiReply<'GET /play/news'>['items'][number];

const shownMax = 5;

function NewsRow({ news }: { news: News }) {
  const t = useMessages(homeMessages);
  const { kind, name, comment, attempt_id, is_new } = news;
  const isComment = kind === 'comment';
  return (
    <li>
      <Link href={paths.attempt(attempt_id ?? 0)} className={styles.row}>
        <Icon name={isComment ? 'comment' : 'star'} />
        <span className={styles.words}>
          <span>
            {is_new && <span className={styles.dot} role="img" aria-label={t('state_new')} />}
            {t(isComment ? 'news_comment' : 'news_marks', { name })}
          </span>
          {isComment && <q className={styles.comment}>{comment}</q>}
        </span>
      </Link>
    </li>
  );
}

/** Comments and marks to look at, each a link to the work; and how much was opened, which the cards below name. */
export function NewsList({ items }: { items: readonly News[] }) {
  const t = useMessages(homeMessages);
  const toLookAt = items.filter(({ kind }) => kind !== 'opened').slice(0, shownMax);
  const opened = items.filter(({ kind, is_new }) => kind === 'opened' && is_new).length;
  if (toLookAt.length === 0 && opened === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="news-title">
      <h2 id="news-title">{t('news')}</h2>
      {opened > 0 && <p className={styles.opened}>{t('news_opened', { count: opened })}</p>}
      {toLookAt.length > 0 && (
        <ul className={styles.rows}>
          {toLookAt.map((news) => (
            <NewsRow key={`${news.kind} ${news.attempt_id}`} news={news} />
          ))}
        </ul>
      )}
    </section>
  );
}
