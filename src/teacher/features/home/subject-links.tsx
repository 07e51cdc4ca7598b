import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { changeUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { subjectColour } from '#ui/theme/subject-colours.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';

type TaughtClass = ApiReply<'GET /teacher/index'>['class_list'][number];

/** Links to the units of a class in each of its subjects, in the colours of the subjects. */
export function SubjectLinks({ item, calendarId }: { item: TaughtClass; calendarId: number }) {
  const t = useMessages(homeMessages);
  const { class_id, class_name, subjects } = item;
  return (
    <ul className={styles.subjects} aria-label={t('subjects', { name: class_name })}>
      {subjects.map(({ id, name, colour }) => {
        const { soft, ink } = subjectColour(colour);
        const subjectFilter = { calendar_id: calendarId, class_id, subject_id: id };
        return (
          <li key={id}>
            <Link
              to="/unit/list"
              search={subjectFilter}
              className={styles.subject}
              style={{ background: soft, color: ink }}
              onClick={() => changeUnitSelection(subjectFilter)}
            >
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
