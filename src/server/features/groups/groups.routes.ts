import { groupOperations } from '#contract/groups.ts';
import {
  arrangeGroups,
  listArrangementHistory,
  restoreArrangement,
} from '#server/features/groups/arrange.service.ts';
import {
  deleteGroupSet,
  listGroupSets,
  restoreGroupSet,
  updateGroupSet,
} from '#server/features/groups/group-sets.service.ts';
import {
  addGroupSet,
  copyGroupSet,
  readGroupSet,
  splitGroupSet,
} from '#server/features/groups/make-groups.service.ts';
import { deletePair, savePair } from '#server/features/groups/pairs.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const groupRoutes = bindHandlers(groupOperations, {
  list: listGroupSets,
  detail: readGroupSet,
  add: addGroupSet,
  copy: copyGroupSet,
  update: updateGroupSet,
  delete: deleteGroupSet,
  restore: restoreGroupSet,
  arrange: arrangeGroups,
  split: splitGroupSet,
  history: listArrangementHistory,
  restoreArrangement,
  savePair,
  deletePair,
});
