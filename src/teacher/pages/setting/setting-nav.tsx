import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './setting.module.css';
import { settingMessages } from './setting-messages.ts';
import { type SectionName, sectionNames } from './setting-search.ts';
import { sectionMessages } from './setting-sections.ts';

type SettingNavProps = { currentSection: SectionName; onChoose: (section: SectionName) => void };

/** The navigation between sections: a list beside the section, on narrow screens a select above it. */
export function SettingNav({ currentSection, onChoose }: SettingNavProps) {
  const t = useMessages(settingMessages);
  const tSection = useMessages(sectionMessages);
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      <ul className={styles.links}>
        {sectionNames.map((section) => (
          <li key={section}>
            <Link
              to="/admin/setting"
              search={{ section }}
              className={styles.link}
              aria-current={section === currentSection ? 'page' : undefined}
            >
              {tSection(section)}
            </Link>
          </li>
        ))}
      </ul>
      <NativeSelect
        className={styles.select}
        aria-label={t('sections')}
        data={sectionNames.map((section) => ({ value: section, label: tSection(section) }))}
        value={currentSection}
        onChange={({ currentTarget }) => {
          const section = sectionNames.find((sectionName) => sectionName === currentTarget.value);
          if (section) onChoose(section);
        }}
      />
    </nav>
  );
}
