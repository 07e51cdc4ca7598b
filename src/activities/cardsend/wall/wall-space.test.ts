import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Item } from '#form/space.ts';
import { createEmptyWall } from '../model.ts';
import { showCard } from './wall-space.ts';
import type { WallValue } from './wall-values.ts';

const wall = { ...createEmptyWall(), is_anonymous: true };

function createCard(user_id: number, id: string, at: number): Item<WallValue> {
  const value: WallValue = { kind: 'card', text: 'Rain', column: 'column-1', picture: null };
  return {
    id,
    foundingChange: 1,
    founded_at: at,
    entries: [{ by: { user_id, role: 'student' }, value, change: 1, at }],
  };
}

it('nothing that classmates see of an anonymous card depends on its author', () => {
  const author = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(author, author, fc.uuid(), fc.nat(4_000_000_000_000), (one, other, id, at) => {
      const [seen, seenOfOther] = [one, other].map((user_id) =>
        showCard(createCard(user_id, id, at), { user_id: 0, role: 'student' }, wall),
      );
      expect(seen).toEqual(seenOfOther);
    }),
  );
});

it('whoever wrote nothing into a card is shown what anybody of the same role is', () => {
  const person = fc.integer({ min: 10, max: 1_000_000 });
  fc.assert(
    fc.property(
      person,
      person,
      fc.constantFrom('student' as const, 'teacher' as const),
      (one, other, role) => {
        const card = createCard(1, 'a', 5);
        const [seen, seenByOther] = [one, other].map((user_id) => showCard(card, { user_id, role }, wall));
        expect(seen).toEqual(seenByOther);
      },
    ),
  );
});
