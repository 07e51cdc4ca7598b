import { IconUserExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../home.module.css';
import { HomeGroup } from '../home-group.tsx';
import { homeMessages } from '../messages.ts';

type TodayReply = ApiReply<'GET /teacher/today'>;

/** Students who missed due times, with the number of their missing submissions. */
export function BehindGroup({ students, hasMore }: { students: TodayReply['behind']; hasMore: boolean }) {
  const t = useMessages(homeMessages);
  return (
    <HomeGroup
      kind="behind"
      title={t('behind')}
      icon={<IconUserExclamation size={22} aria-hidden="true" />}
      emptyText={t('nobody_behind')}
      hasMore={hasMore}
    >
      {students.map(
        ({ user_id, student_name, group, class_id, class_name, missing, courseware_id, courseware_name }) => (
          <li key={`${class_id}-${user_id}`}>
            <Link
              to="/study-situation-view/personal-detail"
              search={{ courseware_id, user_id }}
              className={styles.row}
            >
              <strong>{nameWithGroup(student_name, group)}</strong>
              <span>{`${class_name} · ${courseware_name}`}</span>
              <span className={styles.note}>{t('missing', { count: missing })}</span>
            </Link>
          </li>
        ),
      )}
    </HomeGroup>
  );
}
