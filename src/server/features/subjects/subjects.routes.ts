import { subjectOperations } from '#contract/subjects.ts';
import { listSubjects, setEnglishName } from '#server/features/subjects/subjects.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [list, update] = subjectOperations;

export const subjectRoutes: readonly Route[] = [
  route(list, async ({ db }) => ({ items: await listSubjects(db) })),
  route(update, ({ db }, { id, name_eng }) => setEnglishName(db, id, name_eng)),
];
