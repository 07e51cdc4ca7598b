import { importOperations } from '#contract/import/import.ts';
import { bindHandlers } from '#server/http/route.ts';
import * as draft from './draft.service.ts';

export const importRoutes = bindHandlers(importOperations, {
  read: draft.readDraft,
  begin: draft.beginDraft,
  setReading: draft.setReading,
  rows: draft.listRows,
  mend: draft.mendCell,
  answer: draft.answerLine,
  close: draft.chooseLeaversToClose,
  apply: draft.startApplyingDraft,
  discard: draft.discardDraft,
});
