import { recordStoreOperations } from '#contract/school/record-store.ts';
import { bindHandlers } from '#server/http/route.ts';
import { readStoreSettings, saveStoreSettings, sendTestStatement } from './store-settings.service.ts';

export const recordStoreRoutes = bindHandlers(recordStoreOperations, {
  read: readStoreSettings,
  save: saveStoreSettings,
  test: sendTestStatement,
});
