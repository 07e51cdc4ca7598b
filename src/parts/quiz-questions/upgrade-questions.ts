import { plainOpen } from './create-question.ts';

/** Content from before there were open questions: its questions get the fields that only these use. */
export function addOpenFields(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('questions' in content)) return content;
  const { questions } = content;
  if (!Array.isArray(questions)) return content;
  return { ...content, questions: questions.map((question: object) => ({ ...plainOpen, ...question })) };
}
