import { classOperations } from '#contract/classes.ts';
import {
  addClass,
  deleteClass,
  listClasses,
  readGrades,
  saveGrades,
  updateClass,
} from '#server/features/classes/classes.service.ts';
import {
  addTeaching,
  findTeachers,
  readClass,
  removeTeaching,
} from '#server/features/classes/teachings.service.ts';
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
