import { getRouteApi } from '@tanstack/react-router';
import { QuestionPage } from '#teacher/features/exam/create/question-page.tsx';
import { PaperPage } from '#teacher/features/exam/paper/paper-page.tsx';

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
