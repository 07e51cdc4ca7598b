import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ExamList } from '#teacher/features/exam/list/exam-list.tsx';
import type { ExamSearch } from '#teacher/features/exam/list/exam-search.ts';

const route = getRouteApi('/shell/exam-res/list');

export function ExamListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (nextSearch: ExamSearch, replace = false) =>
      void navigate({ search: nextSearch, replace, resetScroll: false }),
    [navigate],
  );
  return <ExamList search={search} onSearch={onSearch} />;
}
