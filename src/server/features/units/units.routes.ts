import { unitOperations } from '#contract/units.ts';
import { listStudents, listSubjects, readIndex } from '#server/features/units/classes.service.ts';
import { readLastPlace, rememberLastPlace } from '#server/features/units/last-place.service.ts';
import { readToday } from '#server/features/units/today.service.ts';
import { copyUnit, deleteUnit, readUnitWork } from '#server/features/units/unit-copy.service.ts';
import { addUnit, listUnits, readUnit, updateUnit } from '#server/features/units/units.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [
  index,
  today,
  subjectList,
  studentList,
  list,
  detail,
  add,
  rename,
  update,
  copy,
  work,
  remove,
  lastPlace,
  newLastPlace,
] = unitOperations;

export const unitRoutes: readonly Route[] = [
  route(index, readIndex),
  route(today, readToday),
  route(subjectList, listSubjects),
  route(studentList, listStudents),
  route(list, listUnits),
  route(detail, (context, { id }) => readUnit(context, id)),
  route(add, addUnit),
  route(rename, updateUnit),
  route(update, updateUnit),
  route(copy, copyUnit),
  route(work, (context, { id }) => readUnitWork(context, id)),
  route(remove, (context, { id }) => deleteUnit(context, id)),
  route(lastPlace, readLastPlace),
  route(newLastPlace, rememberLastPlace),
];
