import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { HomeView } from '#teacher/features/home/home-view.tsx';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { whenIdle } from '#ui/browser/when-idle.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/home');

const NeedsCard = createLazyComponent(
  async () => (await import('#teacher/features/study/needs/needs-card.tsx')).NeedsCard,
);

/** Who needs the teacher: loaded and read once the page is there, in the room that is kept for it. */
function LateNeeds() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const placeholder = <Skeleton lines={1} height="10rem" />;
  return isIdle ? (
    <Suspense fallback={placeholder}>
      <NeedsCard />
    </Suspense>
  ) : (
    placeholder
  );
}

export function HomePage() {
  const { calendar_id } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <HomeView
      requestedTermId={calendar_id}
      onChooseTerm={(id) => void navigate({ search: { calendar_id: id }, replace: true })}
      needs={<LateNeeds />}
    />
  );
}
