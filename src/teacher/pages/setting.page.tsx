import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { DeletedSearch } from '#teacher/features/setting/deleted-search.ts';
import { DeletedSetting } from '#teacher/features/setting/deleted-setting.tsx';
import { settingMessages } from '#teacher/features/setting/messages.ts';
import styles from '#teacher/features/setting/setting.module.css';
import { StorageSetting } from '#teacher/features/setting/storage-setting.tsx';
import { SubjectSetting } from '#teacher/features/setting/subject-setting.tsx';
import { WordSetting } from '#teacher/features/setting/word-setting.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';

const route = getRouteApi('/shell/admin/setting');

export function SettingPage() {
  const t = useMessages(settingMessages);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (next: DeletedSearch) => void navigate({ search: next, resetScroll: false }),
    [navigate],
  );
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <SubjectSetting />
      <WordSetting />
      <StorageSetting />
      <DeletedSetting search={search} onSearch={onSearch} />
    </div>
  );
}
