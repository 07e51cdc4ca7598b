import type { PublicQuestion, QuestionResponse } from '../../model.ts';

/** The response after a click on an option: a single choice has only this one; a multiple choice adds or removes it. */
export function chooseOption(
  { type, options }: PublicQuestion,
  chosen: string[],
  id: string,
): QuestionResponse {
  if (type === 'single') return { option: id };
  const isIn = (one: string) => (one === id ? !chosen.includes(id) : chosen.includes(one));
  return { options: options.map((option) => option.id).filter(isIn) };
}
