import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { DemoSetting } from './demo-setting.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LogoForm } from './logo-form.tsx';
import { MapSetting } from './map/map-setting.tsx';
import { SchoolForm } from './school-form.tsx';
import { schoolMessages } from './school-messages.ts';

/** The section of the school itself: next steps, name, languages, rules and logo; a demo school can be emptied. */
export function SchoolSetting() {
  const t = useMessages(schoolMessages);
  const school = useCall('GET /admin/school', {}, { reportsInPlace: true });
  return (
    <>
      <FirstSteps />
      <section className={styles.card} aria-labelledby="setting-school">
        <h2 id="setting-school">{t('school')}</h2>
        {school.isPending && <Skeleton lines={5} height="2.75rem" />}
        {school.isError && <LoadError error={school.error} onRetry={() => void school.refetch()} />}
        {school.data && <SchoolForm school={school.data} />}
        {school.data && <LogoForm logo={school.data.logo} />}
      </section>
      {school.data && <MapSetting map={school.data.map} />}
      <DemoSetting />
    </>
  );
}
