import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../home.module.css';
import { homeMessages } from '../messages.ts';
import { type NewsRow, NewsText } from './news-text.tsx';

type CorrectionNews = ApiReply<'GET /teacher/news'>['corrections'];

/** Questions that colleagues have corrected and that the teacher's coursewares use: the teacher decides for these. */
export function useCorrectionRows(items: CorrectionNews): NewsRow[] {
  const t = useMessages(homeMessages);
  return items.map((item) => ({
    key: `correction ${item.correction_id}`,
    happenedAt: item.at,
    isNew: item.is_new,
    row: (
      <Link
        to="/study-situation-view/correction"
        search={{
          courseware_id: item.courseware_id,
          bank_question_id: item.bank_question_id,
          proposal_id: item.correction_id,
        }}
        className={styles.row}
      >
        <NewsText
          name={item.title}
          text={t('question_corrected', { name: item.by_name, courseware: item.courseware_name })}
          note={t('see_correction')}
          isNew={item.is_new}
        />
      </Link>
    ),
  }));
}
