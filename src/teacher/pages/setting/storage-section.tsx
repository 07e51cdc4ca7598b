import { BackupSetting } from '#teacher/features/backup/backup-setting.tsx';
import { StorageSetting } from '#teacher/features/files/storage-setting.tsx';

/** The school's backups and storage. */
export function StorageSection() {
  return (
    <>
      <BackupSetting />
      <StorageSetting />
    </>
  );
}
