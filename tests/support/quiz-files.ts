import { activities } from '#activities/models.ts';
import { type Activities, createActivities } from '#activities/registry.ts';
import type { UploadKind } from '#contract/choices.ts';

/** The product's types with a changed quiz: it accepts `uploads` in its editor, and `files` in each answer. */
export function createQuizWithFiles(kinds: {
  uploads?: readonly UploadKind[];
  files?: readonly UploadKind[];
}): Activities {
  const { uploads, files } = kinds;
  const models = activities.models.map((model) => {
    if (model.type !== 'diyquiz') return model;
    const { content, work } = model;
    const questions: typeof work.questions = (...given) =>
      work.questions(...given).map((question) => (files ? { ...question, files } : question));
    return {
      ...model,
      content: { ...content, ...(uploads && { uploads }) },
      work: { ...work, questions },
    };
  });
  return createActivities(models);
}
