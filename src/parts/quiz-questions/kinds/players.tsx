import type { PlayerKind } from '../kind-form/player-kind.tsx';
import { player as blank } from './blank/player.tsx';
import type { kinds } from './kinds.ts';
import { player as matching } from './matching/player.tsx';
import type { kindModels, QuestionType } from './models.ts';
import { player as multiple } from './multiple/player.tsx';
import { player as number } from './number/player.tsx';
import { player as open } from './open/player.tsx';
import { player as ordering } from './ordering/player.tsx';
import { player as shorttext } from './shorttext/player.tsx';
import { player as single } from './single/player.tsx';
import { player as truefalse } from './truefalse/player.tsx';

/** What the player shows of each kind of question. */
export const playerKinds = {
  single,
  multiple,
  blank,
  open,
  truefalse,
  matching,
  ordering,
  number,
  shorttext,
} satisfies {
  [Type in QuestionType]: PlayerKind<
    (typeof kindModels)[Type]['schema'],
    ReturnType<(typeof kinds)[Type]['toKey']>
  >;
};
