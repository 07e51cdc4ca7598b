import type { ComponentProps } from 'react';
import { findStudentViews } from '#activities/student-views.view.ts';
import type { AlongCard as ShownCard } from '#player/features/attempt/take-along/along-card.tsx';
import { createLateComponent } from '#ui/browser/late-component.tsx';

const AlongCard = createLateComponent(
  async () => (await import('#player/features/attempt/take-along/along-card.tsx')).AlongCard,
);

/** The card to take a whole activity along; nothing for types that are not taken along. */
export function AlongPart(props: ComponentProps<typeof ShownCard>) {
  return findStudentViews(props.item.type)?.loadTakesAlong ? <AlongCard {...props} /> : null;
}
