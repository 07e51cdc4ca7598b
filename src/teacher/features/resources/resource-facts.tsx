import { GradeLine, SubjectBadge } from '#teacher/shared/activities/activity-facts.tsx';
import { languageNames } from '#teacher/shared/switch-language.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import type { ResourceDetail as Detail } from './resource-item.ts';
import styles from './resources.module.css';

export function ResourceFacts({ item }: { item: Detail }) {
  const t = useMessages(resourceMessages);
  const formats = useFormats();
  const { display_language, shared_at, updated_at } = item;
  const language = display_language === 'zh-tw' ? 'zh-hk' : display_language;
  return (
    <>
      <p className={styles.facts}>
        {item.subject_id !== null && <SubjectBadge subjectId={item.subject_id} name={item.subject_name} />}
        <GradeLine {...item} />
        <span className={styles.note}>
          {(item.grade !== null || item.difficulty !== null) && <span>{'· '}</span>}
          <span lang={languageNames[language].tag}>{languageNames[language].name}</span>
        </span>
      </p>
      <p className={styles.note}>
        {t(item.is_own ? 'shared_by_you' : 'shared_by', {
          name: item.owner_name,
          date: formats.date(shared_at),
        })}
        {updated_at > shared_at && <span>{` · ${t('updated_on', { date: formats.date(updated_at) })}`}</span>}
      </p>
    </>
  );
}
