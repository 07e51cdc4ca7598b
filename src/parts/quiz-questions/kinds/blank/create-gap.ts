import { createId } from '#parts/stored-media/create-id.ts';
import { splitAccepted } from '../../common/split-accepted.ts';
import { createNumberRules, renewNumberIds } from '../../numbers/create-number-rules.ts';
import type { GapType } from './gap-types.ts';
import type { Blank, GapChoice } from './schema.ts';

export const createGapOption = (text = '') => ({ id: createId(), text });

/** The blank with another type; it begins with the text that was accepted until now, and keeps what it had. */
export function changeGapType(blank: Blank, type: GapType | 'text'): Blank {
  const { type: _, ...rest } = blank;
  if (type === 'text') return rest;
  const [accepted = ''] = splitAccepted(blank.accepted);
  if (type === 'number') return { ...rest, type, number: blank.number ?? createNumberRules(accepted) };
  return { ...rest, type, choice: blank.choice ?? createChoice(accepted) };
}

function createChoice(rightText: string): GapChoice {
  const right = createGapOption(rightText);
  return { options: [right, createGapOption(), createGapOption()], right: right.id, shuffle: true };
}

/** A copy with new ids. */
export function renewGapIds({ choice, number, ...blank }: Blank): Blank {
  return {
    ...blank,
    id: createId(),
    ...(choice && { choice: renewOptionIds(choice) }),
    ...(number && { number: renewNumberIds(number) }),
  };
}

function renewOptionIds({ options, right, shuffle }: GapChoice): GapChoice {
  const pairs = options.map((option) => ({ old: option.id, renewed: { ...option, id: createId() } }));
  const newRight = pairs.find(({ old }) => old === right)?.renewed.id ?? null;
  return { options: pairs.map(({ renewed }) => renewed), right: newRight, shuffle };
}
