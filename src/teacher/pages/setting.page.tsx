import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useRef } from 'react';
import { settingMessages } from '#teacher/features/setting/messages.ts';
import styles from '#teacher/features/setting/setting.module.css';
import { SettingNav } from '#teacher/features/setting/setting-nav.tsx';
import { type SettingSearch, sectionNames } from '#teacher/features/setting/setting-search.ts';
import { sectionComponents } from '#teacher/features/setting/setting-sections.ts';
import { usePreservedFocus } from '#teacher/features/setting/use-preserved-focus.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

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
