import type { PublicQuestion, QuestionResponse } from '../../model.ts';

/** What the answer becomes when this option is chosen: the only one, or one more or fewer. */
export function chooseOption(
  { type, options }: PublicQuestion,
  chosen: string[],
  id: string,
): QuestionResponse {
  if (type === 'single') return { option: id };
  const isIn = (one: string) => (one === id ? !chosen.includes(id) : chosen.includes(one));
  return { options: options.map((option) => option.id).filter(isIn) };
}
