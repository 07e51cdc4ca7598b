import type { KindMarking } from './kind-form/kind-marking.ts';
import { kindModels } from './kinds/models.ts';
import type { Question } from './model.ts';

/** The marking of any kind, called with questions and responses of that kind. */
type AnyMarking = KindMarking<Question, object>;

export function markingOf({ type }: Question): AnyMarking {
  return kindModels[type].marking;
}

/** The response, if it is one to a question of this kind. */
export function readResponse({ type }: Question, response: unknown): object | undefined {
  const parsedResponse = kindModels[type].schema.response.safeParse(response);
  return parsedResponse.success ? parsedResponse.data : undefined;
}
