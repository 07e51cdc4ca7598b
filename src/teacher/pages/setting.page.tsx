import { settingMessages } from '#teacher/features/setting/messages.ts';
import classes from '#teacher/features/setting/setting.module.css';
import { StorageSetting } from '#teacher/features/setting/storage-setting.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';

export function SettingPage() {
  const t = useMessages(settingMessages);
  return (
    <div className={classes.page}>
      <h1>{t('title')}</h1>
      <StorageSetting />
    </div>
  );
}
