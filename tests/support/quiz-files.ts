import { activities } from '#activities/models.ts';
import type { UploadKind } from '#contract/choices.ts';
import { type Activities, createActivities } from '#form/registry.ts';

/** The product's types, with a quiz that accepts `uploads` in its editor and `files` in each answer. */
export function createQuizWithFiles(kinds: {
  uploads?: readonly UploadKind[];
  files?: readonly UploadKind[];
}): Activities {
  const { uploads: editorUploads, files: answerFiles } = kinds;
  const models = activities.models.map((model) => {
    if (model.type !== 'diyquiz') return model;
    const { content, work } = model;
    const questions: typeof work.questions = (...questionArguments) =>
      work
        .questions(...questionArguments)
        .map((question) => (answerFiles ? { ...question, files: answerFiles } : question));
    return {
      ...model,
      content: { ...content, ...(editorUploads && { uploads: editorUploads }) },
      work: { ...work, questions },
    };
  });
  return createActivities(models);
}
