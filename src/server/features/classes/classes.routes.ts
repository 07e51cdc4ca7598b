import { classOperations } from '#contract/classes.ts';
import { addTeaching } from '#server/features/classes/add-teaching.service.ts';
import {
  addClass,
  deleteClass,
  listClasses,
  readGrades,
  saveGrades,
  updateClass,
} from '#server/features/classes/classes.service.ts';
import { removeTeaching } from '#server/features/classes/remove-teaching.service.ts';
import { findTeachers, readClass } from '#server/features/classes/teachings.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const classRoutes = bindHandlers(classOperations, {
  list: listClasses,
  detail: (context, { id }) => readClass(context, id),
  add: addClass,
  update: updateClass,
  delete: (context, { id }) => deleteClass(context, id),
  addTeaching,
  removeTeaching,
  findTeachers,
  grades: async ({ db }) => ({ grades: await readGrades(db) }),
  saveGrades,
});
