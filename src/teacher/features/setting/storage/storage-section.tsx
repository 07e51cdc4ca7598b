import { BackupSetting } from './backup-setting.tsx';
import { StorageSetting } from './storage-setting.tsx';

/** The school's backups and storage. */
export function StorageSection() {
  return (
    <>
      <BackupSetting />
      <StorageSetting />
    </>
  );
}
