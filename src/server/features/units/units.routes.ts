import { unitOperations } from '#contract/units.ts';
import { listStudents, listSubjects, readIndex } from '#server/features/units/classes.service.ts';
import { readLastPlace, rememberLastPlace } from '#server/features/units/last-place.service.ts';
import { readToday } from '#server/features/units/today.service.ts';
import { copyUnit, deleteUnit, readUnitWork } from '#server/features/units/unit-copy.service.ts';
import { addUnit, listUnits, readUnit, updateUnit } from '#server/features/units/units.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const unitRoutes = bindHandlers(unitOperations, {
  index: readIndex,
  today: readToday,
  listSubjects: listSubjects,
  listStudents: listStudents,
  list: listUnits,
  detail: (context, { id }) => readUnit(context, id),
  add: addUnit,
  rename: updateUnit,
  update: updateUnit,
  copy: copyUnit,
  work: (context, { id }) => readUnitWork(context, id),
  delete: (context, { id }) => deleteUnit(context, id),
  lastPlace: readLastPlace,
  rememberPlace: rememberLastPlace,
});
