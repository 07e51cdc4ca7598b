import { defineMessages } from '#contract/language.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from './school-badge.module.css';
import { useSchool } from './school-store.ts';

const messages = defineMessages({
  demo: { en: 'Demo school', 'zh-hk': '示範學校', 'zh-cn': '演示学校' },
  demo_text: {
    en: 'All people here are made up. Try whatever you like.',
    'zh-hk': '學校內的人物均屬虛構，可隨意試用。',
    'zh-cn': '这里的人物均属虚构，可随意试用。',
  },
});

/** The school's logo and name beside the name of the app; marks a demo school as such. */
export function SchoolBadge() {
  const t = useMessages(messages);
  const { name, logo, isDemo } = useSchool();
  if (!isDemo && name === '' && logo === '') return null;
  return (
    <p className={styles.badge}>
      {logo !== '' && <img src={mediaUrl(logo)} alt="" height={32} />}
      {name !== '' && <span className={styles.name}>{name}</span>}
      {isDemo && (
        <span className={styles.demo} title={t('demo_text')}>
          {t('demo')}
        </span>
      )}
    </p>
  );
}
