import { getRouteApi } from '@tanstack/react-router';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';

// The first script names each file that a page loads at once: what only one of two editors needs is not among them.
const QuestionPage = createLazyComponent(
  async () => (await import('#teacher/features/exam/create/question-page.tsx')).QuestionPage,
);
const PaperPage = createLazyComponent(
  async () => (await import('#teacher/features/exam/paper/paper-page.tsx')).PaperPage,
);

const route = getRouteApi('/shell/exam-res/create');

export function ExamCreatePage() {
  const { kind, id } = route.useSearch();
  const navigate = route.useNavigate();
  const openSaved = (savedId: number) =>
    void navigate({ search: { kind, id: savedId }, replace: true, resetScroll: false });
  if (kind === 'paper') return <PaperPage id={id} onSaved={openSaved} />;
  return (
    <QuestionPage
      id={id}
      onSaved={openSaved}
      onNew={() => void navigate({ search: {} })}
      onLeave={() => void navigate({ to: '/exam-res/list' })}
    />
  );
}
