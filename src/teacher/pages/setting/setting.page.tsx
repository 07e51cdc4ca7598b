import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './setting.module.css';
import { settingMessages } from './setting-messages.ts';
import { SettingNav } from './setting-nav.tsx';
import { type SettingSearch, sectionNames } from './setting-search.ts';
import { sectionComponents } from './setting-sections.ts';
import { usePreservedFocus } from './use-preserved-focus.ts';

const route = getRouteApi('/shell/admin/setting');

export function SettingPage() {
  const t = useMessages(settingMessages);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const section = search.section ?? sectionNames[0];
  const onSearch = useCallback(
    (nextSearch: SettingSearch) => void navigate({ search: { section, ...nextSearch }, resetScroll: false }),
    [navigate, section],
  );
  const Section = sectionComponents[section];
  const sectionRef = useRef<HTMLDivElement>(null);
  usePreservedFocus(sectionRef);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <SettingNav
        currentSection={section}
        onChoose={(chosenSection) => void navigate({ search: { section: chosenSection } })}
      />
      <div ref={sectionRef} className={styles.section}>
        <Suspense fallback={<Skeleton lines={4} height="2.75rem" />}>
          <Section search={search} onSearch={onSearch} />
        </Suspense>
      </div>
    </div>
  );
}
