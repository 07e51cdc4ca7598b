import { openFieldDefaults } from './kinds/open/kind.ts';

/** Adds the fields of open questions to content that was stored before these existed. */
export function addOpenFields(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('questions' in content)) return content;
  const { questions } = content;
  if (!Array.isArray(questions)) return content;
  return {
    ...content,
    questions: questions.map((question: object) => ({ ...openFieldDefaults, ...question })),
  };
}
