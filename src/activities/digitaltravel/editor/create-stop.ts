import { createId } from '#parts/stored-media/create-id.ts';
import { codeAlphabet, codeLength, radiusDefaultM } from '../limits.ts';
import type { Spot, Stop } from '../model.ts';

/** What new parts of a trip begin with. */

/** A code that nobody guesses within a lesson. */
function createCode(): string {
  const pick = () => codeAlphabet.charAt(Math.floor(Math.random() * codeAlphabet.length));
  return Array.from({ length: codeLength }, pick).join('');
}

export function createStop(changed: Partial<Stop> = {}): Stop {
  return {
    id: createId(),
    name: '',
    note: '',
    scene: 'panorama',
    spots: [],
    check_in: {
      id: createId(),
      by_position: true,
      by_code: false,
      radius_m: radiusDefaultM,
      code: createCode(),
    },
    ...changed,
  };
}

export function createSpot(at: Spot['at']): Spot {
  return { id: createId(), title: '', text: '', link: '', ...(at && { at }) };
}

/** A copy with ids and a code of its own. */
export function duplicateStop(stop: Stop): Stop {
  const { id, check_in } = createStop();
  return {
    ...stop,
    id,
    spots: stop.spots.map((spot) => ({ ...spot, id: createId() })),
    check_in: { ...stop.check_in, id: check_in.id, code: check_in.code },
  };
}
