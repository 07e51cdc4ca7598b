import { useNavigate, useSearch } from '@tanstack/react-router';
import { HomeView } from '#teacher/features/home/home-view.tsx';

export function HomePage() {
  const { calendar_id } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <HomeView
      wishedCalendar={calendar_id}
      onCalendar={(id) => void navigate({ to: '.', search: { calendar_id: id }, replace: true })}
    />
  );
}
