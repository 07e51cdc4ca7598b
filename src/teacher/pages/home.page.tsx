import { getRouteApi } from '@tanstack/react-router';
import { HomeView } from '#teacher/features/home/home-view.tsx';

const route = getRouteApi('/shell/home');

export function HomePage() {
  const { calendar_id } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <HomeView
      requestedTermId={calendar_id}
      onChooseTerm={(id) => void navigate({ search: { calendar_id: id }, replace: true })}
    />
  );
}
