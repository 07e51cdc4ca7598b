import { rollOverOperations } from '#contract/roll-over.ts';
import {
  previewRollOver,
  readRollOver,
  startRollOver,
  undoRollOver,
} from '#server/features/roll-over/roll-over.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const rollOverRoutes = bindHandlers(rollOverOperations, {
  read: readRollOver,
  preview: previewRollOver,
  start: startRollOver,
  undo: (context, { calendar_id }) => undoRollOver(context, calendar_id),
});
