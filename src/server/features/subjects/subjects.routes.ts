import { subjectOperations } from '#contract/subjects.ts';
import { listSubjects, setEnglishName } from '#server/features/subjects/subjects.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const subjectRoutes = bindHandlers(subjectOperations, {
  list: async ({ db }) => ({ items: await listSubjects(db) }),
  update: ({ app }, { id, name_eng }) => setEnglishName(app, id, name_eng),
});
