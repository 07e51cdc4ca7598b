import { markingOperations } from '#contract/study/marking.ts';
import { markQuestions } from '#server/features/attempts/marking/mark.service.ts';
import { readMarking } from '#server/features/study/marking/marking.service.ts';
import { deletePhrase, listPhrases, savePhrase } from '#server/features/study/marking/phrases.service.ts';
import { releaseMarks } from '#server/features/study/marking/release.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const markingRoutes = bindHandlers(markingOperations, {
  read: readMarking,
  markMany: markQuestions,
  release: releaseMarks,
  phrases: listPhrases,
  savePhrase,
  deletePhrase,
});
