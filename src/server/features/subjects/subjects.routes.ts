import { subjectOperations } from '#contract/subjects.ts';
import {
  addSubject,
  deleteSubject,
  describeSubjects,
  updateSubject,
} from '#server/features/subjects/subjects.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const subjectRoutes = bindHandlers(subjectOperations, {
  list: describeSubjects,
  add: addSubject,
  update: updateSubject,
  delete: (context, { id }) => deleteSubject(context, id),
});
