import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from '../messages.ts';
import type { ResourceDetail } from '../resource-item.ts';
import styles from '../resources.module.css';
import { OwnCopies } from './own-copies.tsx';

/** Says how many classes use or used a resource, its users, and the teacher's own copies. */
export function ResourceUse({ item }: { item: ResourceDetail }) {
  const t = useMessages(resourceMessages);
  const formats = useFormats();
  const { class_count, copy_count, former_classes, users } = item;
  const usageTexts = [
    class_count > 0 ? t('used_in', { count: class_count }) : '',
    former_classes.length > 0 ? t('was_used_in', { classes: formats.list(former_classes) }) : '',
    copy_count > 0 ? t('copied_times', { count: copy_count }) : '',
  ].filter(Boolean);
  return (
    <>
      <h2>{t('used')}</h2>
      <p className={styles.use}>{usageTexts.length > 0 ? usageTexts.join(' · ') : t('not_used')}</p>
      {users.length > 0 && (
        <ul className={styles.users}>
          {users.map((user) => (
            <li key={user.user_id}>
              <span>{user.name}</span>
              <span className={styles.note}>{t('user_classes', { count: user.class_count })}</span>
            </li>
          ))}
        </ul>
      )}
      <OwnCopies item={item} />
    </>
  );
}
