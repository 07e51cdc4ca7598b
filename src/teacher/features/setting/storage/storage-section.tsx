import { BackupSetting } from './backup-setting.tsx';
import { StorageSetting } from './storage-setting.tsx';

/** Where the school's files and rows are kept, and how safe they are. */
export function StorageSection() {
  return (
    <>
      <BackupSetting />
      <StorageSetting />
    </>
  );
}
