import { termOperations } from '#contract/terms.ts';
import {
  addHoliday,
  addTerm,
  deleteHoliday,
  deleteTerm,
  listTerms,
  updateTerm,
} from '#server/features/terms/terms.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const termRoutes = bindHandlers(termOperations, {
  list: listTerms,
  add: addTerm,
  update: updateTerm,
  delete: (context, { id }) => deleteTerm(context, id),
  addHoliday,
  deleteHoliday: (context, { id }) => deleteHoliday(context, id),
});
