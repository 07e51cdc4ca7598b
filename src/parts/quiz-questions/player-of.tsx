import type { PlayerParts } from './kind-form/player-kind.tsx';
import type { QuestionKey } from './kind-of.ts';
import { playerKinds } from './kinds/players.tsx';
import type { PublicQuestion, QuestionResponse, QuestionType } from './model.ts';

/** What the player shows of any kind, called with questions and responses of that kind. */
type AnyPlayer = PlayerParts<PublicQuestion, QuestionKey, QuestionResponse>;

const playerByType: Readonly<Record<QuestionType, AnyPlayer>> = playerKinds;

/** False where a page from before an update meets a kind that was added by it. */
export function isKnownKind({ type }: Pick<PublicQuestion, 'type'>): boolean {
  return Object.hasOwn(playerByType, type);
}

export function playerOf({ type }: Pick<PublicQuestion, 'type'>): AnyPlayer {
  return playerByType[type];
}
